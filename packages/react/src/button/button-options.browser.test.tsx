import { networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { ADDRESS, connectedKit, kitOf, render, wallet } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

const part = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part="${name}"]`)
const button = (): HTMLElement => part("trigger")!
const names = { [ADDRESS]: "Savings" }

afterEach(() => {
  vi.restoreAllMocks()
})

/** A Horizon that counts its requests. */
function horizon(balance: string) {
  return vi
    .spyOn(window, "fetch")
    .mockImplementation(
      async () => new Response(JSON.stringify({ balances: [{ asset_type: "native", balance }] })),
    )
}

const withHorizon = {
  networks: [
    { name: "Testnet", passphrase: networks.Testnet, horizonUrl: "https://horizon.example" },
  ],
}

test.each([
  ["small", 36],
  ["medium", 44],
  ["large", 52],
] as const)("a %s button is %s CSS pixels high", async (size, height) => {
  render(kitOf([wallet("Freighter")]), <ConnectButton size={size} />)
  await expect.poll(() => button()?.getBoundingClientRect().height).toBe(height)
})

test("shows the name of an account in place of its address, and says both", async () => {
  render(await connectedKit(), <ConnectButton account="name" />, { names })
  await expect.poll(() => part("address-name")?.textContent).toBe("Savings")
  expect(part("address")).toBeNull()
  await expect
    .element(page.getByRole("button", { name: "Savings Account GBXF … ZYCP7L, menu" }))
    .toBeVisible()
})

test("shows the name and the address of an account together", async () => {
  render(await connectedKit(), <ConnectButton account="both" />, { names })
  await expect.poll(() => part("address-name")?.textContent).toBe("Savings")
  expect(part("address")?.textContent).toBe("GBXF…ZYCP7L")
})

test("shows the address of an account that has no name", async () => {
  render(await connectedKit(), <ConnectButton account="name" balance />, { names: {} })
  await expect.poll(() => part("address")?.textContent).toBe("GBXF…ZYCP7L")
  expect(part("address-name")).toBeNull()
})

test("shows the balance if the app wants it, and else asks Horizon for nothing", async () => {
  const asked = horizon("1234.5")
  const kit = await connectedKit(wallet("Freighter"), withHorizon)
  const { rerender } = render(kit, <ConnectButton account="both" />, { names })
  await expect.poll(() => part("address-name")).not.toBeNull()
  expect(asked).not.toHaveBeenCalled()
  rerender(<ConnectButton balance />)
  await expect.poll(() => part("button-balance")?.textContent).toBe("1,234.5 XLM")
  await expect
    .element(page.getByRole("button", { name: "1,234.5 XLM Account GBXF … ZYCP7L, menu" }))
    .toBeVisible()
})

test("keeps the warning about the network in place of the name and the balance", async () => {
  const other = wallet("Freighter", {
    getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
    capabilities: { network: "binding" },
  })
  render(await connectedKit(other), <ConnectButton account="both" balance />, { names })
  await expect.poll(() => part("wrong-network")).not.toBeNull()
  expect(part("address-name")).toBeNull()
})

test("opens the menu of a named account with its name, short and whole address", async () => {
  render(await connectedKit(), <ConnectButton account="name" />, { names })
  await expect.poll(() => part("address-name")).not.toBeNull()
  await userEvent.click(button())
  await expect.poll(() => part("menu-close")).not.toBeNull()
  const menu = part("menu")!
  expect(menu.querySelector('[data-part="address-name"]')?.textContent).toBe("Savings")
  expect(part("short-address")?.textContent).toBe("GBXF…ZYCP7L")
  expect(part("full-address")?.textContent).toBe(ADDRESS)
})
