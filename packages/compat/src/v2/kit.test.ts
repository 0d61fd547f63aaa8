import { expect, test, vi } from "vitest"

// React is loaded when something is shown, and not before.
vi.mock("react", () => {
  throw new Error("React was loaded.")
})

const { KitEventType, Networks, selectedNetwork, StellarWalletsKit } = await import("./index.js")
const { defaultModules } = await import("../modules/utils.js")

test("says that the kit was not started, and reports its events to those who listened before", async () => {
  expect(() => StellarWalletsKit.setWallet("freighter")).toThrow("Call StellarWalletsKit.init")
  await expect(StellarWalletsKit.signMessage("Hello")).rejects.toMatchObject({ code: -3 })
  await expect(StellarWalletsKit.getAddress()).rejects.toMatchObject({ code: -1 })
  const [heard, unheard, networks] = [vi.fn(), vi.fn(), [] as unknown[]]
  StellarWalletsKit.on(KitEventType.STATE_UPDATED, ({ payload }) => heard(payload))
  StellarWalletsKit.on(KitEventType.STATE_UPDATED, unheard)()
  selectedNetwork.subscribe((network) => networks.push(network))

  StellarWalletsKit.init({ modules: defaultModules() })
  StellarWalletsKit.setNetwork(Networks.TESTNET)
  expect(heard.mock.calls).toEqual([
    [{ address: undefined, networkPassphrase: Networks.PUBLIC }],
    [{ address: undefined, networkPassphrase: Networks.TESTNET }],
  ])
  expect(unheard).not.toHaveBeenCalled()
  expect(networks).toEqual([undefined, Networks.PUBLIC, Networks.TESTNET])
  for (const name of ["TESTNET", "Рublic"]) {
    expect(() => StellarWalletsKit.setNetwork(name as never)).toThrow("Pass its passphrase, ")
  }
  expect(networks).toHaveLength(3)
  expect(() => StellarWalletsKit.selectedModule).toThrow("Please set the wallet first")
  StellarWalletsKit.kit.destroy()
})

test("lists Alidade's wallets that need no configuration", () => {
  const ids = defaultModules({ filterBy: ({ productId }) => productId !== "rabet" })
  expect(ids.map(({ productId }) => productId)).toEqual([
    "albedo",
    "freighter",
    "xbull",
    "lobstr",
    "hana",
  ])
})
