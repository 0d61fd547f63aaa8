import type { ClientOptions } from "@alidade/sandbox/browser"
import { moreWalletIds, walletIds } from "@alidade/wallets"
import type { WalletConnectParameters } from "@alidade/wallets/walletconnect"
import { afterEach, expect, test, vi } from "vitest"

/** The parameters of each bridge that was created for a page. */
const given = vi.hoisted((): WalletConnectParameters[] => [])

vi.mock("../../../../packages/wallets/src/walletconnect/index.js", () => ({
  walletConnect(parameters?: WalletConnectParameters) {
    if (parameters) given.push(parameters)
    return { productId: "wallet_connect" }
  },
}))

// Another test file may have loaded the wallets without the mock.
vi.resetModules()
const { liveWallets, sandboxWallets } = await import("./wallets.js")
const { walletNames } = await import("../../server/wallet-names.js")

afterEach(() => void vi.unstubAllGlobals())

test("stores WalletConnect sessions separately for the sandbox and for real wallets", () => {
  vi.stubGlobal("location", { origin: "http://localhost" })
  liveWallets({ wallets: ["walletConnect"] })
  sandboxWallets({} as ClientOptions)
  const [live, sandbox] = given.map(({ storagePrefix }) => storagePrefix)
  expect(live).toBeTruthy()
  expect(sandbox).toBeTruthy()
  expect(live).not.toBe(sandbox)
})

test("offers the real wallets of the configuration, in its order", () => {
  vi.stubGlobal("location", { origin: "http://localhost" })
  const ids = liveWallets({ wallets: ["rabet", "freighter"] }).map(({ productId }) => productId)
  expect(ids).toEqual(["rabet", "freighter"])
})

test("offers by default the wallets of the specification, then the others", () => {
  vi.stubGlobal("location", { origin: "http://localhost" })
  const ids = liveWallets({ wallets: walletNames }).map(({ productId }) => productId)
  expect(ids).toEqual([...Object.values(walletIds), ...Object.values(moreWalletIds)])
})
