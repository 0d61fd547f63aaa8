import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, testWallet } from "../../test/wallet.js"
import type { WalletCard, WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { CONNECTION_KEY } from "../state/persistence.js"

function card(load: WalletCard["load"], overrides: Partial<WalletCard> = {}): WalletCard {
  const { productId, productName, productUrl, productIcon, moduleType } = testWallet()
  const capabilities = { message: true }
  return {
    productId,
    productName,
    productUrl,
    productIcon,
    moduleType,
    capabilities,
    load,
    ...overrides,
  }
}

describe("a wallet's card", () => {
  test("stands in for the wallet until its module has loaded", async () => {
    const kit = kitOf([card(async () => testWallet())])
    const capabilities = () => kit.getState().allowedWallets[0]?.capabilities
    expect(capabilities()).toMatchObject({ message: true, network: "none", authEntry: [] })
    await kit.preload()
    expect(capabilities()).toMatchObject({ network: "binding", authEntry: ["v1", "v2"] })
    expect(kit.capabilities("test")).toEqual(capabilities())
  })

  test.each<[string, (kit: Kit) => Promise<unknown>]>([
    ["connect", (kit) => kit.connect()],
    ["getNetwork", (kit) => kit.getNetwork()],
    ["signMessage", (kit) => kit.signMessage("Hi.", { address: keys.publicKey() })],
  ])("is loaded once, by the first call: %s", async (_, call) => {
    const load = vi.fn(async () => testWallet())
    const kit = kitOf([card(load)], { selectedWalletId: "test" })
    expect(load).not.toHaveBeenCalled()
    await call(kit)
    await kit.connect("test")
    expect(load).toHaveBeenCalledOnce()
  })

  test("keeps the remembered connection if its module cannot be loaded", async () => {
    const previous = { walletId: "test", address: keys.publicKey() }
    const kit = kitOf([card(() => Promise.reject(new TypeError("Failed to fetch")))], {
      storage: memoryStorage({ [CONNECTION_KEY]: JSON.stringify(previous) }),
    })
    await kit.restore()
    expect(kit.getState()).toMatchObject({
      status: "disconnected",
      error: { kind: "external", walletId: "test" },
      previous,
    })
  })

  test("reports its arrival once its module has loaded, but not after destroy", async () => {
    const onArrival = vi.fn((_arrived: () => void) => () => {})
    const module = testWallet({ isAvailable: async () => false, onArrival })
    const kit = kitOf([card(async () => module)])
    await kit.refreshSupportedWallets()
    onArrival.mock.calls[0]?.[0]()
    await vi.waitUntil(() => kit.getState().allowedWallets[0]?.isAvailable)

    onArrival.mockClear()
    let arrive = (_module: WalletModule): void => {}
    const load = vi.fn(
      () =>
        new Promise<WalletModule>((resolve) => {
          arrive = resolve
        }),
    )
    const ended = kitOf([card(load)])
    const loading = ended.preload()
    await vi.waitUntil(() => load.mock.calls.length)
    ended.destroy()
    arrive(module)
    await loading
    expect(onArrival).not.toHaveBeenCalled()
  })

  test("fails alone if its module cannot be loaded, and is retried", async () => {
    const load = vi
      .fn<WalletCard["load"]>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce(testWallet())
    const other = testWallet({ productId: "other", productName: "Other" })
    const kit = kitOf([card(load), other])
    await expect(kit.refreshSupportedWallets()).resolves.toMatchObject([
      { id: "other", isAvailable: true },
      { id: "test", isAvailable: false },
    ])
    const error = {
      kind: "external",
      walletId: "test",
      message: "Test Wallet could not be loaded. Check your connection and try again.",
    }
    await expect(kit.connect("test")).rejects.toMatchObject(error)
    expect(kit.getState()).toMatchObject({ status: "disconnected", error })
    await expect(kit.connect("other")).resolves.toMatchObject({ address: expect.any(String) })
    await expect(kit.connect("test")).resolves.toMatchObject({ address: expect.any(String) })
  })
})
