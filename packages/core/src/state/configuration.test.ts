import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, testWallet } from "../../test/wallet.js"
import { type Network, networks } from "../networks/networks.js"

const ours: Network = {
  name: "Ours",
  passphrase: "Our Network ; 2026",
  horizonUrl: "http://ours/horizon",
  rpcUrl: "http://ours/rpc",
}

describe("declareNetwork", () => {
  test("makes a network known by name, and selectable with its URLs", () => {
    const kit = kitOf([], { horizonUrl: "http://test" })
    expect(() => kit.setNetwork(ours.passphrase)).toThrow("is not supported")
    kit.declareNetwork(ours)
    expect(kit.networkName(ours.passphrase)).toBe("Ours")
    kit.setNetwork(ours.passphrase)
    expect(kit.getState()).toMatchObject({
      selectedNetwork: ours.passphrase,
      horizonUrl: "http://ours/horizon",
      rpcUrl: "http://ours/rpc",
    })
    kit.setNetwork(networks.Testnet)
    expect(kit.getState()).toMatchObject({ horizonUrl: "http://test", rpcUrl: undefined })
  })

  test("reads balances from the declared Horizon", async () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"))
    const kit = kitOf([])
    kit.declareNetwork(ours)
    kit.setNetwork(ours.passphrase)
    await kit.getBalance({ address: keys.publicKey() })
    expect(fetch.mock.calls[0]?.[0]).toBe(`http://ours/horizon/accounts/${keys.publicKey()}`)
    fetch.mockRestore()
  })

  test("names the network in errors, for requests and for a wallet that is set to it", async () => {
    const getNetwork = async () => ({ network: "x", networkPassphrase: ours.passphrase })
    const kit = kitOf([testWallet({ getNetwork })])
    await kit.connect("test")
    kit.declareNetwork(ours)
    await expect(kit.signMessage("Hi.")).rejects.toThrow("Test Wallet is set to Ours")
    await expect(
      kit.signMessage("Hi.", { networkPassphrase: ours.passphrase }),
    ).resolves.toMatchObject({ verified: "signature" })
  })

  test("notifies screens, which may show the network's passphrase", () => {
    const kit = kitOf([])
    const listener = vi.fn()
    kit.subscribe(listener)
    kit.declareNetwork(ours)
    expect(listener).toHaveBeenCalledOnce()
  })

  test("gives one of the five its URLs or another name, once", () => {
    const kit = kitOf([])
    const local = { name: "Local", passphrase: networks.Standalone, horizonUrl: "http://local" }
    kit.declareNetwork(local)
    kit.setNetwork(networks.Standalone)
    expect(kit.getState().horizonUrl).toBe("http://local")
    expect(() => kit.declareNetwork(local)).toThrow("A network's passphrase must be a unique text")
    const future = { name: "Mine", passphrase: networks.Futurenet }
    expect(() => kit.declareNetwork({ ...future, name: "Local" })).toThrow("must be a unique text")
    kit.declareNetwork(future)
    expect(kit.networkName(networks.Futurenet)).toBe("Mine")
  })

  test("returns a function that removes the network, so that it can be declared anew", () => {
    const kit = kitOf([])
    const remove = kit.declareNetwork(ours)
    kit.setNetwork(ours.passphrase)
    kit.setNetwork(networks.Testnet)
    const listener = vi.fn()
    kit.subscribe(listener)
    remove()
    expect(listener).toHaveBeenCalledOnce()
    expect(() => kit.setNetwork(ours.passphrase)).toThrow("is not supported")
    expect(kit.isKnownNetwork(ours.passphrase)).toBe(false)
    expect(kit.networkName(ours.passphrase)).toBe(`Unknown network “${ours.passphrase}”`)
    kit.declareNetwork({ ...ours, horizonUrl: "http://moved" })
    kit.setNetwork(ours.passphrase)
    remove()
    expect(kit.getState().horizonUrl).toBe("http://moved")
    expect(kit.networkName(ours.passphrase)).toBe("Ours")
  })

  test("leaves the app's own list of networks alone", () => {
    const declared: Network[] = []
    kitOf([], { networks: declared }).declareNetwork(ours)
    expect(declared).toEqual([])
  })

  test.each<[string, object, string]>([
    ["no name", { name: undefined }, 'name must be a unique text, not "undefined"'],
    ["a name that is no text", { name: 5 }, 'name must be a unique text, not "5"'],
    ["an empty passphrase", { passphrase: "" }, 'passphrase must be a unique text, not ""'],
    ["a taken name", { name: "Mine" }, 'name must be a unique text, not "Mine"'],
    ["a known network's name", { name: "Local" }, 'name must be a unique text, not "Local"'],
    ["a name that resembles one", { name: "Рublic" }, 'name must be a unique text, not "Рublic"'],
    ["an invisible name", { name: "\u200b\u3164 " }, "name must be a unique text"],
    ["a taken passphrase", { passphrase: "Mine ; 1" }, "passphrase must be a unique text"],
    ["a Horizon that is no URL", { horizonUrl: "ours/horizon" }, "horizonUrl must be an http or"],
    [
      "another kind of URL",
      { rpcUrl: "wss://ours" },
      'rpcUrl must be an http or https URL, not "wss',
    ],
  ])("refuses %s and says which field to correct", (_, fields, message) => {
    const kit = kitOf([], { networks: [{ name: "Mine", passphrase: "Mine ; 1" }] })
    const state = kit.getState()
    const declare = () => kit.declareNetwork({ ...ours, ...fields })
    expect(declare).toThrow(expect.objectContaining({ kind: "bad-request" }))
    expect(declare).toThrow(`A network's ${message}`)
    expect(kit.getState()).toBe(state)
  })

  test("createKit refuses the same invalid fields, but may rename a known network", () => {
    const declare = (network: Network) => () => kitOf([], { networks: [network] })
    expect(declare({ ...ours, horizonUrl: "ours" })).toThrow("A network's horizonUrl must be")
    expect(declare({ ...ours, name: "" })).toThrow("A network's name must be")
    expect(declare({ ...ours, name: "Public" })).toThrow("A network's name must be")
    const renamed = declare({ name: "Live", passphrase: networks.Public })()
    expect(renamed.networkName(networks.Public)).toBe("Live")
  })
})

describe("a network's name instead of its passphrase", () => {
  const kit = () => kitOf([testWallet()], { networks: [ours] })

  test.each([
    ["TESTNET", networks.Testnet],
    ["testnet", networks.Testnet],
    ["PUBLIC", networks.Public],
    ["Local", networks.Standalone],
    ["STANDALONE", networks.Standalone],
    ["Ours", ours.passphrase],
  ])("%s is refused, and the error says which passphrase to pass", (name, passphrase) => {
    const error = expect.objectContaining({
      kind: "bad-request",
      message: `Wallet network "${name}" is not supported. Pass its passphrase, "${passphrase}".`,
    })
    expect(() => kitOf([], { network: name, networks: [ours] })).toThrow(error)
    expect(() => kit().setNetwork(name)).toThrow(error)
  })

  test("a signature request is refused in the same words", async () => {
    const connected = kit()
    await connected.connect("test")
    await expect(connected.signMessage("Hi.", { networkPassphrase: "TESTNET" })).rejects.toThrow(
      `Pass its passphrase, "${networks.Testnet}".`,
    )
  })

  test("a missing network is a bad request too", () => {
    expect(() => kitOf([], { network: undefined as never })).toThrow(
      'Wallet network "undefined" is not supported',
    )
  })
})
