import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { WalletCard, WalletModule } from "./contract/wallet.js"
import { createKit } from "./kit.js"
import type { Kit } from "./kit-interface.js"
import { networks } from "./networks/networks.js"
import { CONNECTION_KEY } from "./state/persistence.js"

/** What the kit does on its own in a page, without options from the test. */

/** The example address published by SEP-53. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

function wallet(productId: string, isAvailable: () => Promise<boolean>): WalletModule {
  return {
    productId,
    productName: productId,
    productUrl: "https://wallet.example",
    productIcon: "icon.svg",
    moduleType: "HOT_WALLET",
    isAvailable,
    getAddress: async () => ({ address }),
  }
}

let kit: Kit | undefined
beforeEach(() => localStorage.clear())
afterEach(() => {
  kit?.destroy()
  localStorage.clear()
  vi.restoreAllMocks()
})

test("probes every wallet once when the kit is created, without network calls [S4.14]", async () => {
  const fetched = vi.spyOn(window, "fetch")
  const opened = vi.spyOn(window, "open")
  const [away, here] = [vi.fn(async () => false), vi.fn(async () => true)]
  kit = createKit({
    network: networks.Testnet,
    wallets: [wallet("one", away), wallet("two", here)],
  })
  expect(kit.getState().probing).toBe(true)
  await vi.waitUntil(() => !kit?.getState().probing)
  expect(kit.getState().allowedWallets).toMatchObject([
    { id: "two", isAvailable: true },
    { id: "one", isAvailable: false },
  ])
  expect([away.mock.calls.length, here.mock.calls.length]).toEqual([1, 1])
  expect(fetched).not.toHaveBeenCalled()
  expect(opened).not.toHaveBeenCalled()
})

test("local storage contains only the ids of used wallets and the connection [S7.46]", async () => {
  const wallets = ["one", "two"].map((id) => wallet(id, async () => true))
  kit = createKit({ network: networks.Testnet, wallets })
  await kit.connect("one")
  await kit.connect("two")
  const stored = Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)])
  expect(Object.fromEntries(stored)).toEqual({
    "alidade:used-wallets": ["two", "one"],
    "alidade:connection": { walletId: "two", address },
  })
})

describe("the engine", () => {
  /** A wallet's card, and whether its module was requested, which is the engine's first action. */
  function cardOf(module: WalletModule) {
    const { productId, productName, productUrl, productIcon, moduleType } = module
    const load = vi.fn(async () => module)
    const card: WalletCard = { productId, productName, productUrl, productIcon, moduleType, load }
    return { card, load }
  }
  const { card, load } = cardOf(wallet("one", async () => true))
  /** The browser is idle when the test says so. */
  let idle: (() => void) | undefined
  beforeEach(() => {
    load.mockClear()
    idle = undefined
    vi.stubGlobal("requestIdleCallback", (call: () => void) => {
      idle = call
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const make = () => {
    kit = createKit({ network: networks.Testnet, wallets: [card] })
    return kit
  }

  test("waits until the browser is idle after the first frame, then probes without a click", async () => {
    const { getState } = make()
    await vi.waitUntil(() => idle)
    expect(load).not.toHaveBeenCalled()
    expect(getState()).toMatchObject({ status: "disconnected", probing: true })
    idle?.()
    await vi.waitUntil(() => !getState().probing)
    expect(getState().allowedWallets).toMatchObject([{ id: "one", isAvailable: true }])
  })

  test("loads with preload() even if the browser is never idle", async () => {
    await make().preload()
    expect(load).toHaveBeenCalledOnce()
  })

  test("does not load for a kit that was destroyed first", async () => {
    make().destroy()
    await vi.waitUntil(() => idle)
    idle?.()
    await new Promise(requestAnimationFrame)
    expect(load).not.toHaveBeenCalled()
  })

  test("loads immediately for a remembered connection, which the first frame shows", async () => {
    localStorage.setItem(CONNECTION_KEY, JSON.stringify({ walletId: "one", address }))
    const { getState } = make()
    expect(getState()).toMatchObject({ status: "restoring", activeAddress: address })
    await vi.waitUntil(() => getState().status === "connected")
    expect(idle).toBeUndefined()
  })

  test("drops a remembered address with a wrong checksum", async () => {
    const broken = `${address.slice(0, -1)}M`
    localStorage.setItem(CONNECTION_KEY, JSON.stringify({ walletId: "one", address: broken }))
    const { getState } = make()
    await vi.waitUntil(() => getState().status === "disconnected")
    expect(getState().selectedModuleId).toBeUndefined()
  })

  test("is not needed to forget a remembered connection", async () => {
    localStorage.setItem(CONNECTION_KEY, JSON.stringify({ walletId: "one", address }))
    const { disconnect, getState } = make()
    const ended = disconnect()
    expect(getState().status).toBe("disconnected")
    expect(localStorage).toHaveLength(0)
    await ended
    await make().preload()
    expect(getState().status).toBe("disconnected")
  })
})
