import { createKit, type KitConfig, networks } from "@alidade/core"
import { StrictMode, Suspense, use } from "react"
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
function hydrate(config: Partial<KitConfig>): { place: HTMLElement; complaints: unknown[] } {
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
  const complaints: unknown[] = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said))
  }
  const remembered = config.remembered ? { remembered: config.remembered } : {}
  const served = createKit({ ...base, ...remembered })
  const place = document.createElement("div")
  place.innerHTML = renderToString(app(served))
  served.destroy()
  document.body.append(place)

  const kit = createKit({ ...base, ...config })
  const root = hydrateRoot(place, app(kit), {
    onRecoverableError: (error) => complaints.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    place.remove()
    kit.destroy()
  })
  return { place, complaints }
}

test("hydrates server markup without warnings", async () => {
  const { place, complaints } = hydrate({})
  expect(place.textContent).toBe("ConnectFreighter:false")
  await until(() => place.textContent === "ConnectFreighter:true")
  expect(complaints).toEqual([])
})

test("shows a connection that only the browser remembers after hydration, without warnings", async () => {
  const stored = JSON.stringify({ walletId: "freighter", address: ADDRESS })
  const { place, complaints } = hydrate({
    storage: {
      getItem: (key) => (key === "alidade:connection" ? stored : null),
      setItem: () => {},
      removeItem: () => {},
    },
  })
  expect(place.textContent).toContain("Connect")
  await until(() => place.querySelector('[data-state="connected"]'))
  expect(place.textContent).toContain("GBXF…ZYCP7L")
  await until(() => place.querySelector("img"))
  expect(complaints).toEqual([])
})

test("shows a connection known to the server in its first bytes", async () => {
  const { place, complaints } = hydrate({ remembered: { walletId: "freighter", address: ADDRESS } })
  expect(place.textContent).toContain("GBXF…ZYCP7L")
  expect(place.querySelector('[data-state="restoring"]')).not.toBeNull()
  await until(() => place.querySelector('[data-state="connected"]'))
  expect(complaints).toEqual([])
})

test("hydrates a stream with the account of a cookie, including late parts, without warnings", async () => {
  const complaints: unknown[] = []
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said))
  }
  const config = {
    network: networks.Testnet,
    wallets: [wallet("Freighter")],
    storage: null,
    remembered: { walletId: "freighter", address: ADDRESS },
  }
  const app = (kit: ReturnType<typeof createKit>, late: Promise<string>) => (
    <StrictMode>
      <KitProvider kit={kit}>
        <ConnectButton />
        <SigningView />
        <Suspense fallback="…">
          <Late text={late} />
        </Suspense>
      </KitProvider>
    </StrictMode>
  )
  const served = createKit(config)
  const stream = await renderToReadableStream(
    app(served, new Promise((resolve) => queueMicrotask(() => resolve("late")))),
  )
  await stream.allReady
  const place = document.createElement("div")
  place.innerHTML = await new Response(stream).text()
  served.destroy()
  document.body.append(place)
  expect(place.textContent).toContain("GBXF…ZYCP7L")
  const before = place.querySelector("[data-alidade]")

  const kit = createKit(config)
  const root = hydrateRoot(place, app(kit, Promise.resolve("late")), {
    onRecoverableError: (error) => complaints.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    place.remove()
    kit.destroy()
  })
  await until(() => place.querySelector('[data-state="connected"]'))
  // The server's element, not a new one.
  expect(place.querySelector("[data-alidade]")).toBe(before)
  // React warns because server and browser share a process here.
  const shared = /^Detected multiple renderers/
  expect(complaints.filter((said) => !shared.test(String([said].flat()[0])))).toEqual([])
})

function Late({ text }: { text: Promise<string> }): string {
  return use(text)
}
