import { Account, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import { networks } from "../networks/networks.js"

async function connected(overrides: Partial<WalletModule> = {}) {
  const wallet = testWallet(overrides)
  const kit = kitOf([wallet])
  await kit.connect("test")
  return { kit, wallet }
}

/** A preimage of type 9 on Testnet (the published vector). */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** A bump-sequence transaction without signatures. */
const unsigned = new TransactionBuilder(new Account(keys.publicKey(), "1"), {
  fee: "100",
  networkPassphrase: networks.Testnet,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
  .setTimeout(0)
  .build()
  .toXDR()

test("is undefined before a connection and after it", async () => {
  const kit = kitOf([testWallet()])
  expect(kit.signer()).toBeUndefined()
  await kit.connect("test")
  expect(kit.signer()).toBeDefined()
  await kit.disconnect()
  expect(kit.signer()).toBeUndefined()
})

test("SK1: is one frozen object until the wallet, address or network changes", async () => {
  const { kit, wallet } = await connected()
  const first = kit.signer()
  expect(Object.isFrozen(first)).toBe(true)
  await kit.signMessage("hi")
  expect(kit.signer()).toBe(first)
  wallet.change({ address: otherKeys.publicKey() })
  const second = kit.signer()
  expect(second).not.toBe(first)
  expect(second).toMatchObject({ address: otherKeys.publicKey(), publicKey: otherKeys.publicKey() })
  kit.setNetwork(networks.Public)
  expect(kit.signer()).not.toBe(second)
  expect(kit.signer()?.networkPassphrase).toBe(networks.Public)
})

test("SK1: an old signer calls no wallet but its own", async () => {
  const former = testWallet()
  const later = testWallet({ productId: "later" })
  const kit = kitOf([former, later])
  await kit.connect("test")
  const signer = kit.signer()!
  await kit.connect("later")
  expect(await signer.signAuthEntry(preimage)).toMatchObject({
    signedAuthEntry: "",
    error: { code: -3, ext: ["no-wallet"] },
  })
  expect((await signer.signTransaction("AAAA")).error?.ext).toEqual(["no-wallet"])
  expect(later.calls).toEqual(["getAddress"])
  expect((await kit.signer()!.signAuthEntry(preimage)).error).toBeUndefined()
})

test("SK1: useUpgradedAuth depends on what the wallet signs", async () => {
  expect((await connected()).kit.signer()?.useUpgradedAuth).toBe(true)
  const old = await connected({ capabilities: { authEntry: ["v1"] } })
  expect(old.kit.signer()?.useUpgradedAuth).toBe(false)
  const none = await connected({ signAuthEntry: undefined })
  expect(none.kit.signer()?.useUpgradedAuth).toBe(false)
})

test("SK4: adds the passphrase that the SDK leaves out", async () => {
  const seen: unknown[] = []
  const wallet = testWallet()
  const { kit } = await connected({
    signAuthEntry: async (entry, options) => {
      seen.push(options?.networkPassphrase, options?.address)
      return (await wallet.signAuthEntry?.(entry, options)) as { signedAuthEntry: string }
    },
  })
  const result = await kit.signer()?.signAuthEntry(preimage, { address: keys.publicKey() })
  expect(result).toMatchObject({ signerAddress: keys.publicKey() })
  expect(result?.error).toBeUndefined()
  expect(seen).toEqual([networks.Testnet, keys.publicKey()])
})

test("SK2 SI4: returns errors in the result, with SEP-43's code and our kind first in ext", async () => {
  const { kit } = await connected({
    signTransaction: () => Promise.reject({ code: -4, message: "no", ext: "own words" }),
    signAuthEntry: () => Promise.reject({ code: -77, message: "odd" }),
  })
  await expect(kit.signer()?.signTransaction("AAAA")).resolves.toMatchObject({
    signedTxXdr: "",
    error: { code: -3, ext: ["bad-request"] },
  })
  await expect(kit.signer()?.signTransaction("AAAA", { submit: true })).resolves.toMatchObject({
    error: { code: -3 },
  })
  const result = await kit.signer()?.signAuthEntry(preimage)
  expect(result).toEqual({
    signedAuthEntry: "",
    error: { code: -2, message: "odd", ext: ["external"] },
  })
})

test("SK2: converts additional error data to text, including what JSON cannot represent", async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const ext = ["words", 7, 10n, circle, undefined, { a: 1 }, { big: 10n }]
  const { kit } = await connected({
    signAuthEntry: () => Promise.reject({ code: -4, message: "no", ext }),
  })
  const result = await kit.signer()?.signAuthEntry(preimage)
  expect(result?.error?.ext.slice(1)).toEqual([
    "words",
    "7",
    "10",
    '{"self":"…"}',
    "undefined",
    '{"a":1}',
    '{"big":"10"}',
  ])
})

test("SK4: does not name a smart account as signer, because the SDK cannot parse it there", async () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  const { kit } = await connected({ getAddress: async () => ({ address: contract }) })
  const result = await kit.signer()?.signAuthEntry(preimage)
  expect(result?.error).toBeUndefined()
  expect(result).not.toHaveProperty("signerAddress")
})

test("stays with the connected wallet while another one is connecting", async () => {
  const later = testWallet({ productId: "later", getAddress: () => new Promise(() => {}) })
  const kit = kitOf([testWallet(), later])
  await kit.connect("test")
  const signer = kit.signer()!
  const connecting = kit.connect("later").catch(() => {})
  expect(kit.signer()).toBe(signer)
  expect((await signer.signAuthEntry(preimage)).error).toBeUndefined()
  expect(later.calls).toEqual([])
  kit.cancel(kit.getState().pending[0]!.id)
  await connecting
})

test("an old signer calls nobody once its wallet has been disconnected", async () => {
  const { kit, wallet } = await connected()
  const signer = kit.signer()!
  await kit.disconnect()
  expect((await signer.signAuthEntry(preimage)).error?.ext).toEqual(["no-wallet"])
  expect(wallet.calls).toEqual(["getAddress"])
})

test("its results say what was verified, so that an app sees when nothing was", async () => {
  const { kit } = await connected()
  expect(await kit.signer()?.signAuthEntry(preimage)).toMatchObject({ verified: "signature" })
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  const smart = await connected({
    getAddress: async () => ({ address: contract }),
    signAuthEntry: async () => ({ signedAuthEntry: "anything" }),
  })
  const signer = smart.kit.signer()
  expect(await signer?.signAuthEntry(preimage)).toEqual({
    signedAuthEntry: "anything",
    verified: "unreported",
  })
  expect(await signer?.signTransaction(unsigned)).toMatchObject({ verified: "body" })
  const failed = await signer?.signTransaction("AAAA")
  expect(failed?.error).toBeDefined()
  expect(failed).not.toHaveProperty("verified")
})
