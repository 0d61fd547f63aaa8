import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { ExtensionModule } from "../../test/swk-modules.js"

type Version2 = typeof import("./index.js")
type InitParams = Parameters<Version2["StellarWalletsKit"]["init"]>[0]

/** The page's kit, not started yet. */
let kit: Version2["StellarWalletsKit"]
let version2: Version2
beforeEach(async () => {
  vi.resetModules()
  version2 = await import("./index.js")
  kit = version2.StellarWalletsKit
  return () => {
    try {
      kit.kit.destroy()
    } catch {
      // A test may never start it.
    }
  }
})

// Other test files get a kit of their own.
afterAll(() => void vi.resetModules())

const acme = () => new ExtensionModule()
const named = (productId: string) => Object.assign(acme(), { productId })

/** The messages of the errors that are reported as uncaught until the test ends. */
function uncaught(): string[] {
  const messages: string[] = []
  const report = ({ message }: Error): void => void messages.push(message)
  process.on("uncaughtException", report)
  onTestFinished(() => void process.off("uncaughtException", report))
  return messages
}

test.each<[string, unknown]>([
  ["no settings", undefined],
  ["null", null],
  ["no modules", {}],
  ["null as modules", { modules: null }],
  ["a null module", { modules: [null] }],
  ["a module without a productId", { modules: [{}] }],
  ["two modules with one productId", { modules: [acme(), acme()] }],
  ["an unknown wallet", { modules: [named("b")], selectedWalletId: "c" }],
  ["a network that is no text", { modules: [named("b")], network: null }],
])("init refuses %s with a typed error, and changes nothing", async (_, params) => {
  const refused = expect.objectContaining({ kind: "bad-request", code: -3 })
  expect(() => kit.init(params as InitParams)).toThrow(refused)
  expect(() => kit.kit).toThrow("Call StellarWalletsKit.init")

  kit.init({ modules: [acme()], network: version2.Networks.TESTNET, selectedWalletId: "acme" })
  const before = kit.kit.getState()
  const module = kit.selectedModule
  expect(() => kit.init(params as InitParams)).toThrow(refused)
  expect(kit.kit.getState()).toEqual(before)
  expect(kit.selectedModule).toBe(module)
  expect(await kit.refreshSupportedWallets()).toMatchObject([{ id: "acme" }])
})

test("a listener that throws before init is reported alone: the kit has its network, the others hear of it", async () => {
  const errors = uncaught()
  const heard = vi.fn()
  const { KitEventType, Networks } = version2
  kit.on(KitEventType.STATE_UPDATED, () => {
    throw new Error("of a listener")
  })
  kit.on(KitEventType.STATE_UPDATED, ({ payload }) => heard(payload.networkPassphrase))
  version2.selectedNetwork.subscribe((network) => {
    if (network) throw new Error("of a subscriber")
  })
  kit.init({ modules: [acme()], network: Networks.TESTNET })
  expect(kit.kit.getState().selectedNetwork).toBe(Networks.TESTNET)
  expect(heard.mock.calls).toEqual([[Networks.PUBLIC], [Networks.TESTNET]])
  await expect.poll(() => errors).toHaveLength(4)
  expect(new Set(errors)).toEqual(new Set(["of a listener", "of a subscriber"]))
})

test("a listener that throws when it is added stays, and is reported", async () => {
  kit.init({ modules: [acme()] })
  const errors = uncaught()
  kit.on(version2.KitEventType.STATE_UPDATED, () => {
    throw new Error("of a listener")
  })
  kit.setNetwork(version2.Networks.TESTNET)
  await expect.poll(() => errors).toEqual(["of a listener", "of a listener"])
})

test("an empty wallet id selects none, as in Stellar-Wallets-Kit", () => {
  kit.init({ modules: [acme()], selectedWalletId: "" })
  expect(kit.kit.getState().selectedModuleId).toBeUndefined()
})

test("selects a wallet that a second init adds", async () => {
  kit.init({ modules: [acme()] })
  kit.init({ modules: [acme(), named("other")], selectedWalletId: "other" })
  await expect.poll(() => kit.kit.getState().selectedModuleId).toBe("other")
})

test("lists what the kit behind it has when the app has changed that kit's wallets", async () => {
  kit.init({ modules: [acme(), named("other")] })
  const { fromStellarWalletsKit } = await import("../index.js")
  await kit.kit.setWallets([fromStellarWalletsKit(named("other"))])
  expect(await kit.refreshSupportedWallets()).toMatchObject([{ id: "other" }])
})
