import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletCard, WalletModule } from "../contract/wallet.js"
import type { KitConfig } from "../state/config.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const address = keys.publicKey()
const answering: WalletModule["getAddress"] = async () => ({ address })

/** A bridge, and a wallet that is not installed here and has an app on a phone. */
function setUp(config: Partial<KitConfig> = {}, getAddress = answering) {
  let transport: string | undefined
  const used: (string | undefined)[] = []
  const own = testWallet({ productId: "w", isAvailable: async () => false })
  const bridge = testWallet({
    productId: "bridge",
    productName: "Bridge",
    moduleType: "BRIDGE_WALLET",
    withApp: (module) => ({
      ...module,
      get transport() {
        return transport
      },
      get phone() {
        return { by: "Bridge", inUse: transport === "phone" }
      },
      useTransport(next) {
        used.push(next)
        transport = next
      },
      getAddress,
    }),
  })
  const card: WalletCard = { ...listed(own), appLink: "w://", load: async () => own }
  const bridgeCard: WalletCard = { ...listed(bridge), load: async () => bridge }
  const kit = kitOf([card, bridgeCard], config)
  const row = () => kit.getState().allowedWallets.find(({ id }) => id === "w")
  return { kit, card, bridgeCard, used, row }
}

const listed = ({
  productId,
  productName,
  productUrl,
  productIcon,
  moduleType,
}: WalletModule): Omit<WalletCard, "load"> => ({
  productId,
  productName,
  productUrl,
  productIcon,
  moduleType,
})

describe("a wallet with an app on a phone", () => {
  test("says how its app is reached, if a bridge is listed", async () => {
    const { kit, row, card } = setUp()
    await kit.preload()
    expect(row()).toMatchObject({ isAvailable: false, phone: { by: "Bridge", inUse: false } })
    const alone = kitOf([card])
    await alone.preload()
    expect(alone.getState().allowedWallets[0]).not.toHaveProperty("phone")
  })

  test("stays as it is if the bridge cannot be loaded", async () => {
    const { card, bridgeCard } = setUp()
    const kit = kitOf([card, { ...bridgeCard, load: () => Promise.reject(new Error("offline")) }])
    await kit.preload()
    expect(kit.getState().allowedWallets.find(({ id }) => id === "w")).not.toHaveProperty("phone")
    await expect(kit.connect("w")).rejects.toMatchObject({ kind: "not-installed" })
  })

  test("connects by its app when asked for, though it is not installed here", async () => {
    const { kit, row, used } = setUp()
    await expect(kit.connect("w")).rejects.toMatchObject({ kind: "not-installed" })
    await kit.connect("w", { transport: "phone" })
    expect(used.at(-1)).toBe("phone")
    expect(kit.getState()).toMatchObject({ status: "connected", selectedModuleId: "w" })
    expect(row()).toMatchObject({ phone: { inUse: true } })
  })

  test("returns to its former way after a connection that failed", async () => {
    const { kit, row, used } = setUp({}, () => Promise.reject(new Error("no")))
    await expect(kit.connect("w", { transport: "phone" })).rejects.toThrow()
    expect(used).toEqual(["phone", undefined])
    expect(row()).toMatchObject({ isAvailable: false, phone: { inUse: false } })
  })

  test("is restored by its app, and by nothing else, if it was connected so", async () => {
    const stored = { walletId: "w", address, transport: "phone" }
    const storage = memoryStorage({ [CONNECTION_KEY]: JSON.stringify(stored) })
    const { kit, used, card } = setUp({ storage })
    await kit.restore()
    expect(used).toContain("phone")
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
    vi.useFakeTimers()
    const alone = kitOf([card], { storage })
    const restored = alone.restore()
    await vi.advanceTimersByTimeAsync(10_000)
    await restored
    vi.useRealTimers()
    expect(alone.getState()).toMatchObject({
      status: "disconnected",
      error: { kind: "unsupported" },
    })
  })

  test("keeps its connection apart when another wallet answers for it", async () => {
    const { kit } = setUp({}, async () => ({ address, walletId: "bridge" }))
    await kit.connect("w", { transport: "phone" })
    expect(kit.getState()).toMatchObject({ selectedModuleId: "bridge", activeAddress: address })
  })

  test("switches to a connection by the way in which it was made", async () => {
    let next = address
    const { kit, used } = setUp({}, async () => ({ address: next }))
    await kit.connect("w", { transport: "phone" })
    next = otherKeys.publicKey()
    await kit.connect("bridge", { add: true })
    await kit.switchConnection(address, "w")
    expect(used.at(-1)).toBe("phone")
    expect(kit.getState().selectedModuleId).toBe("w")
  })
})

test("only a bridge's wallet may hand its connection on: others stay under their own name", async () => {
  const liar = testWallet({
    productId: "liar",
    getAddress: async () => ({ address, walletId: "test" }),
  })
  const kit = kitOf([liar, testWallet()])
  await kit.connect("liar")
  expect(kit.getState().selectedModuleId).toBe("liar")
})

test("lists the wallet first whose own browser this is, and ignores a module that cannot say", async () => {
  const faulty = testWallet({ productId: "faulty" })
  Object.defineProperty(faulty, "inApp", {
    get: () => {
      throw new Error("broken")
    },
  })
  const wallets = [
    faulty,
    testWallet({ productId: "b" }),
    testWallet({ productId: "c", inApp: true }),
  ]
  const kit = kitOf(wallets)
  await kit.refreshSupportedWallets()
  const { allowedWallets } = kit.getState()
  expect(allowedWallets.map(({ id }) => id)).toEqual(["c", "faulty", "b"])
  expect(allowedWallets.map(({ inApp }) => inApp)).toEqual([true, undefined, undefined])
})
