import { afterEach, expect, test, vi } from "vitest"
import { testWallet } from "../../test/wallet.js"
import { createKit } from "../kit.js"
import { networks } from "../networks/networks.js"
import { type AnalyticsEvent, analyticsEnabled } from "./analytics.js"

afterEach(() => vi.unstubAllGlobals())

function kitWith(analytics: (event: AnalyticsEvent) => void) {
  return createKit({
    network: networks.Testnet,
    wallets: [testWallet()],
    storage: null,
    analytics,
  })
}

test("events are reported on localhost, including those from before the engine loads [S9.22]", async () => {
  expect(analyticsEnabled(new URL("http://localhost:4173/"))).toBe(true)
  const sink = vi.fn()
  vi.stubGlobal("location", new URL("http://localhost/"))
  const kit = kitWith(sink)
  kit.emit("buttonClicked", undefined)
  kit.emit("modalOpened", undefined)
  await kit.preload()
  kit.emit("buttonClicked", undefined)
  expect(sink.mock.calls.map(([event]) => event.name)).toEqual([
    "CONNECT_BUTTON",
    "MODAL",
    "CONNECT_BUTTON",
  ])
  kit.destroy()
})

test("events are reported over https [S9.23]", () => {
  expect(analyticsEnabled(new URL("https://app.example/"))).toBe(true)
})

test("events are reported nowhere else, including 127.0.0.1 over http and a server [S9.24]", async () => {
  expect(analyticsEnabled(new URL("http://127.0.0.1:4173/"))).toBe(false)
  expect(analyticsEnabled(new URL("http://app.example/"))).toBe(false)
  expect(analyticsEnabled(undefined)).toBe(false)
  const sink = vi.fn()
  vi.stubGlobal("location", new URL("http://127.0.0.1/"))
  const kit = kitWith(sink)
  kit.emit("buttonClicked", undefined)
  await kit.preload()
  expect(sink).not.toHaveBeenCalled()
  kit.destroy()
})

test("an event has type, name, one session id per page, time and data [S3.91 S3.92 S3.93 S3.94 S3.95]", async () => {
  vi.stubGlobal("location", new URL("https://app.example/"))
  const events: AnalyticsEvent[] = []
  const kit = kitWith((event) => events.push(event))
  kit.emit("buttonClicked", undefined)
  kit.emit("modalOpened", undefined)
  kit.emit("walletSelected", kit.getState().allowedWallets[0]!)
  await kit.connect("test")
  await kit.disconnect()
  expect(events.map(({ type, name, data }) => [type, name, data])).toEqual([
    ["CLICK", "CONNECT_BUTTON", {}],
    ["VIEW", "MODAL", {}],
    ["CLICK", "WALLET_BUTTON", { walletId: "test" }],
    ["TRACK", "REQUEST", { kind: "connect", walletId: "test", outcome: "done" }],
    ["CLICK", "DISCONNECT_BUTTON", {}],
  ])
  const [first] = events
  expect(first?.userSessionId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(new Set(events.map(({ userSessionId }) => userSessionId)).size).toBe(1)
  expect(Math.abs(Date.now() - first!.timestamp)).toBeLessThan(60_000)
  kit.destroy()
  kit.emit("buttonClicked", undefined)
  expect(events).toHaveLength(5)
  // The session id belongs to the page, not to the kit.
  const another = kitWith((event) => events.push(event))
  another.emit("buttonClicked", undefined)
  await another.preload()
  expect(events.at(-1)?.userSessionId).toBe(first?.userSessionId)
  another.destroy()
})

test("events are reported on localhost.example too, where the browser has no randomUUID", async () => {
  vi.stubGlobal("location", new URL("http://localhost.example/"))
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.resetModules()
  const fresh = await import("../kit.js")
  const sink = vi.fn()
  const wallets = [testWallet()]
  const kit = fresh.createKit({
    network: networks.Testnet,
    wallets,
    storage: null,
    analytics: sink,
  })
  kit.emit("buttonClicked", undefined)
  await kit.preload()
  const { userSessionId } = sink.mock.calls[0]![0] as AnalyticsEvent
  expect(userSessionId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  kit.destroy()
})

test("a sink that throws changes nothing", async () => {
  vi.stubGlobal("location", new URL("https://app.example/"))
  const kit = kitWith(() => {
    throw new Error("offline")
  })
  kit.emit("buttonClicked", undefined)
  await expect(kit.connect("test")).resolves.toHaveProperty("address")
  kit.destroy()
})
