import type { WalletConnectParameters } from "@alidade/wallets/walletconnect"
import { afterEach, expect, test, vi } from "vitest"
import { liveWallets, type SandboxPlaces, sandboxWallets } from "./wallets.js"

/** The parameters of each bridge that was created. */
const given = vi.hoisted((): WalletConnectParameters[] => [])

vi.mock("@alidade/wallets/walletconnect", () => ({
  onPhone: (card: unknown) => card,
  walletConnect: (parameters: WalletConnectParameters) => given.push(parameters),
}))

afterEach(() => void vi.unstubAllGlobals())

test("stores WalletConnect sessions separately for the sandbox and for real wallets", () => {
  vi.stubGlobal("location", { origin: "http://localhost" })
  liveWallets({ wallets: ["walletConnect"] })
  sandboxWallets({ config: { walletConnect: {}, sites: {} } } as SandboxPlaces)
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
