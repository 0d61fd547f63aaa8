import { createKit, type KitConfig, networks } from "@alidade/core"
import { lazy, StrictMode, Suspense } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream, renderToString } from "react-dom/server.browser"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { ADDRESS, until, wallet } from "../test/fixtures.js"
import { ConnectButton, KitProvider, SigningView, useWallets } from "./index.js"

afterEach(() => {
  vi.restoreAllMocks()
})

function List(): string {
  return useWallets()
    .wallets.map(({ name, isAvailable }) => `${name}:${isAvailable}`)
    .join()
}

/** Renders on the server, then hydrates with a kit that has its own storage. */
function hydrate(config: Partial<KitConfig>): { container: HTMLElement; warnings: unknown[] } {
  const base = { network: networks.Testnet, wallets: [wallet("Freighter")], storage: null }
  const app = (kit: ReturnType<typeof createKit>) => (
    <StrictMode>
      <KitProvider kit={kit}>
        <ConnectButton />
        <SigningView />
        <List />
      </KitProvider>
    </StrictMode>
  )
  const warnings: unknown[] = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => warnings.push(args))
  }
  const remembered = config.remembered ? { remembered: config.remembered } : {}
  const served = createKit({ ...base, ...remembered })
  const container = document.createElement("div")
  container.innerHTML = renderToString(app(served))
  served.destroy()
  document.body.append(container)

  const kit = createKit({ ...base, ...config })
  const root = hydrateRoot(container, app(kit), {
    onRecoverableError: (error) => warnings.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    kit.destroy()
  })
  return { container, warnings }
}

test("hydrates server markup without warnings", async () => {
  const { container, warnings } = hydrate({})
  expect(container.textContent).toBe("ConnectFreighter:false")
  await until(() => container.textContent === "ConnectFreighter:true")
  expect(warnings).toEqual([])
})

test("shows a connection that only the browser remembers after hydration, without warnings", async () => {
  const stored = JSON.stringify({ walletId: "freighter", address: ADDRESS })
  const { container, warnings } = hydrate({
    storage: {
      getItem: (key) => (key === "alidade:connection" ? stored : null),
      setItem: () => {},
      removeItem: () => {},
    },
  })
  expect(container.textContent).toContain("Connect")
  await until(() => container.querySelector('[data-state="connected"]'))
  expect(container.textContent).toContain("GBXF…ZYCP7L")
  await until(() => container.querySelector("img"))
  expect(warnings).toEqual([])
})

test("shows a connection known to the server in its first bytes", async () => {
  const { container, warnings } = hydrate({
    remembered: { walletId: "freighter", address: ADDRESS },
  })
  expect(container.textContent).toContain("GBXF…ZYCP7L")
  expect(container.querySelector('[data-state="restoring"]')).not.toBeNull()
  await until(() => container.querySelector('[data-state="connected"]'))
  expect(warnings).toEqual([])
})

test("hydrates a stream with the account of a cookie, including late parts, without warnings", async () => {
  const warnings: unknown[] = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => warnings.push(args))
  }
  const config = {
    network: networks.Testnet,
    wallets: [wallet("Freighter")],
    storage: null,
    remembered: { walletId: "freighter", address: ADDRESS },
  }
  const app = (kit: ReturnType<typeof createKit>, Late: ReturnType<typeof lazyText>) => (
    <StrictMode>
      <KitProvider kit={kit}>
        <ConnectButton />
        <SigningView />
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </KitProvider>
    </StrictMode>
  )
  const served = createKit(config)
  const stream = await renderToReadableStream(app(served, lazyText()))
  await stream.allReady
  const container = document.createElement("div")
  container.innerHTML = await new Response(stream).text()
  served.destroy()
  document.body.append(container)
  expect(container.textContent).toContain("GBXF…ZYCP7L")
  const before = container.querySelector("[data-alidade]")

  const kit = createKit(config)
  const root = hydrateRoot(container, app(kit, lazyText()), {
    onRecoverableError: (error) => warnings.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    kit.destroy()
  })
  await until(() => container.querySelector('[data-state="connected"]'))
  // The server's element, not a new one.
  expect(container.querySelector("[data-alidade]")).toBe(before)
  // React warns because server and browser share a process here.
  const shared = /^(Warning: )?Detected multiple renderers/
  expect(warnings.filter((args) => !shared.test(String([args].flat()[0])))).toEqual([])
})

/** A component that arrives late. */
const lazyText = () => lazy(async () => ({ default: () => "late" }))
