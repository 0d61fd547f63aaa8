import { WalletError } from "@alidade/core"
import { expect, onTestFinished, test, vi } from "vitest"
import { ExtensionModule } from "../../test/swk-modules.js"

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
  const klever = new KleverModule()
  const kit = kitOf([klever])
  kit.setWallet("klever")
  const remedy = /Alidade has no client for Klever Wallet.*fromStellarWalletsKit\(new KleverModule/
  await expect(kit.getAddress()).rejects.toThrow(remedy)
  await expect(klever.signMessage("Hello")).rejects.toThrow(remedy)
  expect(await klever.isAvailable()).toBe(false)
})
