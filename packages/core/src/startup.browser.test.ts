import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createKit, type Kit } from "./kit.js"
import { networks } from "./networks.js"
import type { WalletModule } from "./wallet.js"

/** What the kit does of itself where there is a page: nothing of it is given by the test. */

/** Published by SEP-53 as its example. */
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

test("every wallet is asked whether it is there when the kit is made, and once; nothing is called over the network [S4.14]", async () => {
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

test("local storage keeps the ids of used wallets and the connection, and nothing else [S7.46]", async () => {
  const wallets = ["one", "two"].map((id) => wallet(id, async () => true))
  kit = createKit({ network: networks.Testnet, wallets })
  await kit.connect("one")
  await kit.connect("two")
  const kept = Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)])
  expect(Object.fromEntries(kept)).toEqual({
    "alidade:used-wallets": ["two", "one"],
    "alidade:connection": { walletId: "two", address },
  })
})
