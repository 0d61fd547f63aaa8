import { type AccountsPrompt, createKit, type Kit, networks, WalletError } from "@alidade/core"
import { hash } from "@stellar/stellar-sdk/base"
import { expect, onTestFinished, test } from "vitest"
import {
  ADDRESS,
  DeviceModule,
  deviceKey,
  ExtensionModule,
  envelope,
  isSigned,
  keys,
} from "../test/swk-modules.js"
import { fromStellarWalletsKit } from "./from-stellar-wallets-kit.js"
import type { StellarWalletsKitModule } from "./module.js"

/** A Testnet kit with one such module. */
function kitOf(module: StellarWalletsKitModule): Kit {
  const wallets = [fromStellarWalletsKit(module)]
  const kit = createKit({ network: networks.Testnet, wallets, storage: null })
  onTestFinished(() => kit.destroy())
  return kit
}

/** A preimage of type 9 for Testnet: one transfer. */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** A promise's rejection. */
const failure = (promise: Promise<unknown>): Promise<WalletError> =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  )

test("connects and signs with a module whose wallet gets its options by postMessage", async () => {
  const module = new ExtensionModule()
  const kit = kitOf(module)
  expect(await kit.connect("acme")).toEqual({ address: ADDRESS })
  const signed = await kit.signTransaction(envelope())
  expect(signed).toMatchObject({ verified: "signature", signerAddress: ADDRESS })
  expect(isSigned(signed.signedTxXdr)).toBe(true)
  const options = { networkPassphrase: networks.Testnet, address: ADDRESS }
  expect(module.received).toEqual([{}, options])
})

test("converts a message's signature from hex, and the kit verifies it", async () => {
  const kit = kitOf(new ExtensionModule())
  await kit.connect("acme")
  const { signedMessage, verified } = await kit.signMessage("Hello")
  expect(verified).toBe("signature")
  expect(Buffer.from(signedMessage, "base64")).toHaveLength(64)
})

test("accepts an entry's signature that the module encoded in base64 twice", async () => {
  const module = Object.assign(new ExtensionModule(), {
    signAuthEntry: async (entry: string) => {
      const signature = Buffer.from(keys.sign(hash(Buffer.from(entry, "base64"))))
      return { signedAuthEntry: Buffer.from(signature.toString("base64")).toString("base64") }
    },
  })
  const kit = kitOf(module)
  await kit.connect("acme")
  const { signedAuthEntry, verified } = await kit.signAuthEntry(preimage)
  expect(verified).toBe("signature")
  expect(Buffer.from(signedAuthEntry, "base64")).toHaveLength(64)
})

test("reports an empty reply as one without a signature", async () => {
  const signMessage = async (_: string): Promise<{ signedMessage: string }> => undefined as never
  const kit = kitOf(Object.assign(new ExtensionModule(), { signMessage }))
  await kit.connect("acme")
  expect(await failure(kit.signMessage("Hello"))).toMatchObject({ kind: "bad-reply" })
})

test("knows that a function without parameters only throws", async () => {
  const kit = kitOf(new ExtensionModule())
  const [wallet] = await kit.refreshSupportedWallets()
  expect(wallet?.capabilities).toMatchObject({ authEntry: [], message: true })
  await kit.connect("acme")
  expect(await failure(kit.signAuthEntry(preimage))).toMatchObject({
    kind: "unsupported",
    message: 'Acme does not support the "signAuthEntry" function',
  })
})

test("reports what the module does not support as unsupported, and keeps other errors", async () => {
  const module = new ExtensionModule()
  const kit = kitOf(module)
  await kit.connect("acme")
  module.failure = { code: -3, message: "Acme does not support this kind of transaction" }
  expect(await failure(kit.signTransaction(envelope()))).toMatchObject({
    kind: "unsupported",
    code: -3,
    message: "Acme does not support this kind of transaction",
  })
  module.failure = { code: -4, message: "The user rejected this request." }
  expect(await failure(kit.signTransaction(envelope()))).toMatchObject({
    kind: "rejected",
    code: -4,
    message: "The user rejected this request.",
  })
  module.failure = new WalletError("locked", "Acme is locked.")
  expect(await failure(kit.signTransaction(envelope()))).toMatchObject({ kind: "locked" })
})

test("refuses to sign while the module's wallet is set to another network", async () => {
  const module = new ExtensionModule()
  const kit = kitOf(module)
  await kit.connect("acme")
  module.network = networks.Public
  expect(await failure(kit.signTransaction(envelope()))).toMatchObject({ kind: "wrong-network" })
})

test("follows the account that onChange reports, until the connection ends", async () => {
  let report: Parameters<NonNullable<StellarWalletsKitModule["onChange"]>>[0] = () => {}
  let calls = 0
  const module = Object.assign(new ExtensionModule(), {
    onChange: (callback: typeof report) => {
      report = callback
      calls++
    },
  })
  const kit = kitOf(module)
  await kit.connect("acme")
  const network = { network: "TESTNET", networkPassphrase: networks.Testnet }
  const other = deviceKey(7).publicKey()
  report({ address: "", ...network, error: { code: -1, message: "Asleep" } })
  expect(kit.getState()).toMatchObject({ activeAddress: ADDRESS, locked: false })
  report({ address: other, ...network })
  expect(kit.getState()).toMatchObject({ activeAddress: other, walletNetwork: network })

  await kit.disconnect()
  report({ address: other, ...network })
  expect(kit.getState().activeAddress).toBeUndefined()
  await kit.connect("acme")
  report({ address: other, ...network })
  expect(kit.getState().activeAddress).toBe(other)
  expect(calls).toBe(1)
})

/** The accounts that the kit's screen shows. */
async function accounts(kit: Kit, ready: (prompt: AccountsPrompt) => boolean) {
  const prompt = () => kit.getState().pending[0]?.prompt as AccountsPrompt | undefined
  await expect.poll(() => prompt() && ready(prompt()!)).toBe(true)
  return prompt()!
}

test("shows a device's accounts to choose from, and signs with the chosen one's path", async () => {
  const module = new DeviceModule()
  const kit = kitOf(module)
  onTestFinished(kit.attachScreen())
  const connection = kit.connect("DEVICE")
  const firstPage = await accounts(kit, ({ accounts }) => accounts.length === 10)
  firstPage.more()
  const all = await accounts(kit, ({ accounts }) => accounts.length === 20)
  expect(all.accounts.map(({ index }) => index)).toEqual([...Array(20).keys()])
  expect(module.pages).toEqual([0, 1])
  all.read(42)
  const withOwn = await accounts(kit, ({ accounts }) => accounts.length === 21)
  expect(withOwn.accounts.at(-1)).toEqual({ publicKey: deviceKey(42).publicKey(), index: 42 })
  expect(withOwn.verify).toBeUndefined()
  withOwn.choose(withOwn.accounts[1]!)
  expect(await connection).toEqual({ address: ADDRESS, path: "44'/148'/1'" })

  const { verified } = await kit.signTransaction(envelope())
  expect(verified).toBe("signature")
  expect(module.paths.at(-1)).toBe("m/44'/148'/1'")
})

test("shows why a device could not be read, and reads the same page again", async () => {
  const module = new DeviceModule()
  const { getAddresses } = DeviceModule.prototype
  module.getAddresses = async () => {
    throw new Error("Popup closed")
  }
  const kit = kitOf(module)
  onTestFinished(kit.attachScreen())
  const connection = kit.connect("DEVICE")
  const failed = await accounts(kit, ({ error }) => error !== undefined)
  expect(failed.error).toMatchObject({ message: "Popup closed" })
  module.getAddresses = async () => {
    throw new TypeError("Cannot read properties of undefined (reading 'error')")
  }
  failed.more()
  const faulty = await accounts(kit, ({ error }) => error?.kind === "internal")
  expect(faulty.error?.message).toBe("Device failed without a reason. Try again.")
  module.getAddresses = getAddresses
  faulty.more()
  const read = await accounts(kit, ({ accounts }) => accounts.length === 10)
  expect(module.pages).toEqual([0])
  read.choose(read.accounts[0]!)
  expect((await connection).address).toBe(deviceKey(0).publicKey())
})

test("connects a device without a screen only by a path", async () => {
  const kit = kitOf(new DeviceModule())
  expect(await failure(kit.connect("DEVICE"))).toMatchObject({ kind: "unsupported" })
  const path = "44'/148'/1'"
  expect(await kit.connect("DEVICE", { path })).toEqual({ address: keys.publicKey(), path })
})

/** What a module reports when the wallet's account changes. */
type Change = Parameters<Parameters<NonNullable<StellarWalletsKitModule["onChange"]>>[0]>[0]

test("a module that two kits use reports changes to both, whatever one of them throws", async () => {
  const callbacks: ((event: Change) => void)[] = []
  const module = Object.assign(new ExtensionModule(), {
    onChange: (callback: (event: Change) => void) => void callbacks.push(callback),
  })
  const uncaught = new Promise((resolve) => process.once("uncaughtException", resolve))
  const [first, second] = [fromStellarWalletsKit(module), fromStellarWalletsKit(module)]
  const changes: unknown[] = []
  first.watch?.(() => {
    throw new Error("The listener's own error.")
  })
  second.watch?.((change) => changes.push(change))
  const stop = first.watch?.((change) => changes.push(change))
  expect(callbacks).toHaveLength(1)
  const event = { address: ADDRESS, network: "TESTNET", networkPassphrase: networks.Testnet }
  for (const callback of callbacks) callback(event)
  expect(changes).toHaveLength(2)
  expect(await uncaught).toMatchObject({ message: "The listener's own error." })
  stop?.()
})

test.each([
  undefined,
  null,
  "freighter",
  {},
  { productId: "acme" },
  Object.assign(new ExtensionModule(), { productId: "" }),
  Object.assign(new ExtensionModule(), { signTransaction: undefined }),
  new Proxy(
    {},
    {
      get() {
        throw new Error("Unreadable")
      },
    },
  ),
])("refuses what is no module: %#", (module) => {
  expect(() => fromStellarWalletsKit(module as StellarWalletsKitModule)).toThrow(
    expect.objectContaining({ kind: "bad-request", code: -3 }),
  )
})

test("accepts a module that lacks the functions its wallet doesn't have", () => {
  const lacks = { signAuthEntry: undefined, signMessage: undefined, getNetwork: undefined }
  const module = Object.assign(new ExtensionModule(), lacks) as unknown as StellarWalletsKitModule
  const wallet = fromStellarWalletsKit(module)
  for (const name of Object.keys(lacks)) expect(wallet).not.toHaveProperty(name)
})

test.each([Number.NaN, -1, 0.5, 2 ** 31, Number.POSITIVE_INFINITY])(
  "never makes a path of the index %s",
  async (index) => {
    const device = new DeviceModule()
    const kit = kitOf(device)
    onTestFinished(kit.attachScreen())
    const connection = failure(kit.connect("DEVICE"))
    const prompt = await accounts(kit, ({ accounts }) => accounts.length === 10)
    prompt.read(index)
    const { error } = await accounts(kit, ({ error }) => error !== undefined)
    expect(error).toMatchObject({ kind: "bad-request" })
    prompt.choose({ publicKey: ADDRESS, index })
    expect(await connection).toMatchObject({ kind: "bad-request" })
    expect(device.paths).toEqual([])
  },
)

test.each([
  { publicKey: ADDRESS, index: Number.NaN },
  { publicKey: ADDRESS, index: "1" },
  { publicKey: "<b>", index: 1 },
  null,
])("says that a device's accounts cannot be read when it lists %j", async (account) => {
  const device = Object.assign(new DeviceModule(), { getAddresses: async () => [account] })
  const kit = kitOf(device as DeviceModule)
  onTestFinished(kit.attachScreen())
  void failure(kit.connect("DEVICE"))
  const { error, accounts: shown } = await accounts(kit, ({ error }) => error !== undefined)
  expect(error).toMatchObject({
    kind: "bad-reply",
    message: "Device returned accounts that cannot be read.",
  })
  expect(shown).toEqual([])
})

test("refuses what is no derivation path before the module is asked", async () => {
  const device = new DeviceModule()
  const kit = kitOf(device)
  for (const path of ["44'/148'/NaN'", "../x", "m/"])
    expect(await failure(kit.connect("DEVICE", { path }))).toMatchObject({ kind: "bad-request" })
  expect(device.paths).toEqual([])
})
