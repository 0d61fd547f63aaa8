import { WalletError } from "@alidade/core"
import { expect, onTestFinished, test, vi } from "vitest"
import { deviceKey, ExtensionModule } from "../../test/swk-modules.js"
import type { StellarWalletsKitModule } from "../module.js"
import { TrezorModule } from "../modules/trezor.js"

// React is loaded when something is shown, and not before.
vi.mock("react", () => {
  throw new Error("React was loaded.")
})

const {
  ALBEDO_ID,
  FREIGHTER_ID,
  FreighterModule,
  HANA_ID,
  HOTWALLET_ID,
  KleverModule,
  LOBSTR_ID,
  RABET_ID,
  StellarWalletsKit,
  WalletNetwork,
  XBULL_ID,
  allowAllModules,
  parseError,
} = await import("./index.js")

/** A Testnet kit that is destroyed after the test. */
function kitOf(modules: ConstructorParameters<typeof StellarWalletsKit>[0]["modules"]) {
  const kit = new StellarWalletsKit({ network: WalletNetwork.TESTNET, modules })
  onTestFinished(() => kit.kit.destroy())
  return kit
}

test("lists Alidade's wallets that need no configuration, filtered by the app", () => {
  const ids = (modules: { productId: string }[]) => modules.map(({ productId }) => productId)
  const all = [ALBEDO_ID, FREIGHTER_ID, RABET_ID, XBULL_ID, LOBSTR_ID, HANA_ID, HOTWALLET_ID]
  expect(ids(allowAllModules())).toEqual(all)
  const filterBy = ({ productId }: { productId: string }) => productId !== RABET_ID
  expect(ids(allowAllModules({ filterBy }))).toEqual(all.filter((id) => id !== RABET_ID))
})

test("refuses an unknown network and an unknown wallet when the kit is created", () => {
  const modules = [new FreighterModule()]
  const network = WalletNetwork.TESTNET
  expect(() => new StellarWalletsKit({ network, modules, selectedWalletId: "acme" })).toThrow(
    'Wallet id "acme" is not supported',
  )
  const unknown = "Elsewhere" as typeof network
  expect(() => new StellarWalletsKit({ network: unknown, modules })).toThrow(
    'Wallet network "Elsewhere" is not supported',
  )
})

test("an empty wallet id selects none, as in Stellar-Wallets-Kit", () => {
  const kit = new StellarWalletsKit({
    network: WalletNetwork.TESTNET,
    modules: [new FreighterModule()],
    selectedWalletId: "",
  })
  onTestFinished(() => kit.kit.destroy())
  expect(kit.kit.getState().selectedModuleId).toBeUndefined()
})

test("lists the wallets in the app's order, with what its modules report", async () => {
  const wrapper = Object.assign(new ExtensionModule(), { isPlatformWrapper: async () => true })
  const kit = kitOf([new FreighterModule(), wrapper])
  expect(await kit.getSupportedWallets()).toMatchObject([
    { id: "freighter", type: "HOT_WALLET", isAvailable: false, isPlatformWrapper: false },
    { id: "acme", name: "Acme", isAvailable: true, isPlatformWrapper: true },
  ])
})

test("throws errors that apps of 1.9 can read, and that are WalletError too", async () => {
  const module = new ExtensionModule()
  module.failure = { code: -4, message: "No thanks", ext: "why" }
  const kit = kitOf([module])
  kit.setWallet("acme")
  const error: unknown = await kit.getAddress().catch((error) => error)
  expect(WalletError.is(error)).toBe(true)
  const { code, message } = error as { code: number; message: string }
  expect([code, message]).toEqual([-4, "No thanks"])
  expect(JSON.parse(JSON.stringify(error))).toEqual({ code: -4, message: "No thanks", ext: "why" })
  expect(parseError(error)).toEqual({ code: -4, message: "No thanks", ext: "why" })
})

test("says what to do about a wallet without a client", async () => {
  const trezor = new TrezorModule({ appUrl: "https://acme.example", appName: "A", email: "a@b.c" })
  const kit = kitOf([trezor])
  kit.setWallet("TREZOR")
  const remedy = /Alidade has no client for Trezor.*fromStellarWalletsKit\(new TrezorModule/
  await expect(kit.getAddress()).rejects.toThrow(remedy)
  await expect(trezor.signMessage("Hello")).rejects.toThrow(remedy)
  expect(await trezor.isAvailable()).toBe(false)
})

test("its classes of wallets outside of the default modules use Alidade's clients", async () => {
  const klever = new KleverModule()
  const kit = kitOf([klever])
  kit.setWallet("klever")
  await expect(kit.getAddress()).rejects.toMatchObject({
    message: "Klever Wallet is not installed",
  })
})

test.each<[string, unknown]>([
  ["no settings", undefined],
  ["null as modules", { network: WalletNetwork.TESTNET, modules: null }],
  ["a null module", { network: WalletNetwork.TESTNET, modules: [null] }],
  [
    "two modules with one productId",
    {
      network: WalletNetwork.TESTNET,
      modules: [new ExtensionModule(), new ExtensionModule()],
    },
  ],
])("refuses %s with a typed error", (_, params) => {
  const create = () =>
    new StellarWalletsKit(params as ConstructorParameters<typeof StellarWalletsKit>[0])
  expect(create).toThrow(expect.objectContaining({ kind: "bad-request", code: -3 }))
})

test("keeps its wallets when the app changes its list of modules later", async () => {
  const modules = [new ExtensionModule()]
  const kit = kitOf(modules)
  modules.push(new ExtensionModule())
  expect(await kit.getSupportedWallets()).toMatchObject([{ id: "acme" }])
})

test("kits that share a module both follow the wallet's account", async () => {
  const callbacks: ((event: Change) => void)[] = []
  type Change = Parameters<Parameters<NonNullable<StellarWalletsKitModule["onChange"]>>[0]>[0]
  const module = Object.assign(new ExtensionModule(), {
    onChange: (callback: (event: Change) => void) => void callbacks.push(callback),
  })
  const kits = [kitOf([module]), kitOf([module])]
  for (const kit of kits) {
    kit.setWallet("acme")
    await kit.getAddress()
  }
  const address = deviceKey(7).publicKey()
  const event = { address, network: "TESTNET", networkPassphrase: WalletNetwork.TESTNET }
  for (const callback of callbacks) callback(event)
  expect(kits.map(({ kit }) => kit.getState().activeAddress)).toEqual([address, address])
})
