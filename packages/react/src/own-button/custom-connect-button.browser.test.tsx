import { createKit, type Kit, type KitConfig, networks } from "@alidade/core"
import { StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server.browser"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { ADDRESS, connectedKit, kitOf, never, render, wallet } from "../../test/fixtures.js"
import { KitProvider } from "../index.js"
import { type ButtonState, CustomConnectButton } from "./index.js"

afterEach(() => {
  vi.restoreAllMocks()
})

const own = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>("#own")!
const menu = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-part="menu"]')
const menuIsOpen = (): boolean => menu()?.matches(":popover-open") ?? false

/** Draws an own button, and keeps the state that it got last. */
function drawn(props: { balance?: boolean } = {}) {
  const seen = {} as { last: ButtonState; all: string[] }
  seen.all = []
  const element = (
    <CustomConnectButton {...props}>
      {(button) => {
        seen.last = button
        seen.all.push(button.hydrated ? button.status : "server")
        return (
          <button id="own" {...button.trigger}>
            {button.hydrated ? (button.account?.name ?? button.status) : "…"}
          </button>
        )
      }}
    </CustomConnectButton>
  )
  return { seen, element }
}

/** Its own network decides what it signs. */
const onPublic = {
  getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
  capabilities: { network: "binding" },
} as const

test("a click connects through the dialog, and the next opens the menu beside the button", async () => {
  const kit = kitOf([wallet("Freighter")])
  const { seen, element } = drawn()
  render(kit, element, { names: { [ADDRESS]: "Savings" } })
  await expect.poll(() => own()?.textContent).toBe("disconnected")
  await userEvent.click(own())
  await expect.poll(() => document.querySelector("dialog[open]")).not.toBeNull()
  await kit.connect("freighter")
  await expect.poll(() => own().textContent).toBe("Savings")
  expect(seen.last.account).toMatchObject({ address: ADDRESS, shortAddress: "GBXF…ZYCP7L" })
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull()
  await userEvent.click(own())
  await expect.poll(menuIsOpen).toBe(true)
  expect(own().getAttribute("aria-expanded")).toBe("true")
  await userEvent.click(own())
  await expect.poll(menuIsOpen).toBe(false)
})

test("opens the menu and disconnects by its own acts", async () => {
  const { seen, element } = drawn()
  render(await connectedKit(), element)
  await expect.poll(() => own()?.getAttribute("aria-controls")).toBeTruthy()
  seen.last.openMenu()
  await expect.poll(menuIsOpen).toBe(true)
  await seen.last.disconnect()
  await expect.poll(() => own().textContent).toBe("disconnected")
  seen.last.openMenu()
  expect(document.querySelector("dialog[open]")).toBeNull()
})

test("says that it is connecting, with the wallet, and why that failed", async () => {
  let refuse: ((cause: Error) => void) | undefined
  const asked = new Promise<never>((_, reject) => {
    refuse = reject
  })
  const kit = kitOf([wallet("Freighter", { getAddress: () => asked })])
  const { seen, element } = drawn()
  render(kit, element)
  const connecting = kit.connect("freighter").catch(() => {})
  await expect.poll(() => own()?.textContent).toBe("connecting")
  expect(seen.last).toMatchObject({ wallet: { id: "freighter" } })
  refuse?.(new Error("The user declined."))
  await connecting
  await expect.poll(() => own().textContent).toBe("disconnected")
  expect(seen.last).toMatchObject({ error: { walletId: "freighter" } })
})

test("connects one wallet at once", async () => {
  const asked = vi.fn(() => never)
  const { seen, element } = drawn()
  render(kitOf([wallet("Freighter"), wallet("Albedo", { getAddress: asked })]), element)
  await expect.poll(() => seen.last?.hydrated).toBe(true)
  void seen.last.connect("albedo")
  await expect.poll(() => asked.mock.calls.length).toBe(1)
})

test("says which network the wallet uses instead, and switches the app to it", async () => {
  const kit = await connectedKit(wallet("Freighter", onPublic))
  const { seen, element } = drawn()
  render(kit, element)
  await expect.poll(() => own()?.textContent).toBe("wrong-network")
  expect(seen.last.network).toEqual({
    passphrase: networks.Testnet,
    name: "Testnet",
    wallet: { passphrase: networks.Public, name: "Public" },
  })
  seen.last.switchNetwork()
  await expect.poll(() => own().textContent).toBe("connected")
  expect(kit.getState().selectedNetwork).toBe(networks.Public)
  expect(seen.last.network).toEqual({ passphrase: networks.Public, name: "Public" })
  expect(() => seen.last.switchNetwork("no network")).toThrow("no network")
})

test("reads the balance only for the button that wants it", async () => {
  const answer = { balances: [{ asset_type: "native", balance: "7.5" }] }
  const asked = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () => new Response(JSON.stringify(answer)))
  const horizonUrl = "https://horizon.example"
  const kit = await connectedKit(wallet("Freighter"), {
    networks: [{ name: "Testnet", passphrase: networks.Testnet, horizonUrl }],
  })
  const without = drawn()
  const { rerender } = render(kit, without.element)
  await expect.poll(() => own()?.textContent).toBe("connected")
  expect(asked).not.toHaveBeenCalled()
  const with_ = drawn({ balance: true })
  rerender(with_.element)
  await expect.poll(() => with_.seen.last?.account?.balance).toBe("7.5")
})

test("hydrates the server's markup, then shows the connection that the browser remembers", async () => {
  const stored = JSON.stringify({ walletId: "freighter", address: ADDRESS })
  const { element, seen } = drawn()
  const app = (kit: Kit) => (
    <StrictMode>
      <KitProvider kit={kit}>{element}</KitProvider>
    </StrictMode>
  )
  const config: KitConfig = {
    network: networks.Testnet,
    wallets: [wallet("Freighter")],
    storage: null,
  }
  const warnings: unknown[] = []
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...args) => warnings.push(args))
  const served = createKit(config)
  const container = document.createElement("div")
  container.innerHTML = renderToString(app(served))
  served.destroy()
  expect(container.textContent).toBe("…")
  document.body.append(container)
  seen.all.length = 0
  const kit = createKit({
    ...config,
    storage: {
      getItem: (key) => (key === "alidade:connection" ? stored : null),
      setItem: () => {},
      removeItem: () => {},
    },
  })
  const root = hydrateRoot(container, app(kit), {
    onRecoverableError: (error) => warnings.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    kit.destroy()
  })
  await expect.poll(() => own().textContent).toBe("connected")
  expect(seen.all[0]).toBe("server")
  expect(seen.all).not.toContain("disconnected")
  expect(warnings).toEqual([])
})
