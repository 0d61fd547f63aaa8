import { buildAuthorizationEntryPreimage, hash, xdr } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { called, contract, signers, unsignedEntry } from "../../test/auth-entries.js"
import { kitOf } from "../../test/kit.js"
import {
  bytes,
  kitPasskey,
  list,
  map,
  testPasskey,
  withSignature,
} from "../../test/smart-signatures.js"
import { testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import { networks } from "../networks/networks.js"

const passkey = testPasskey(1)
const id = Buffer.from(passkey.id).toString("base64url")
const entry = unsignedEntry(contract)
const preimageOf = (one: xdr.SorobanAuthorizationEntry, until = 1000) =>
  buildAuthorizationEntryPreimage(one, until, networks.Testnet)

/** The entry with the passkey's signature until a ledger. */
async function signedEntry(one = entry, until = 1000): Promise<string> {
  const signed = passkey.assert(hash(preimageOf(one, until).toXdr()))
  const value = list(map(kitPasskey(passkey, signed)))
  return (await withSignature(one, value, networks.Testnet, until)).toXdr("base64")
}

/** Asks a connected smart account for the entry, whose wallet returns this. */
async function ask(returned: string, one = entry, more: Partial<WalletModule> = {}) {
  const { signTransaction: _, ...wallet } = testWallet({
    capabilities: { network: "none", wholeEntry: true },
    getAddress: async () => ({ address: contract }),
    signAuthEntry: async () => ({ signedAuthEntry: returned }),
    ...more,
  })
  const kit = kitOf([wallet])
  await kit.connect("test")
  return kit.signAuthEntry(preimageOf(one).toXdr("base64"))
}

test("PK8: takes the whole entry of a smart account, and says what its signature has", async () => {
  const signed = await signedEntry()
  const result = await ask(signed)
  expect(result).toMatchObject({
    signedAuthEntry: signed,
    verified: "body",
    smart: {
      form: "passkeyKit",
      signatures: [{ signer: { type: "passkey", id }, state: "unknown" }],
    },
  })
  expect(result).not.toHaveProperty("signerAddress")
})

test("PK8: verifies the signature of a passkey whose public key the wallet names", async () => {
  const signed = await signedEntry()
  const passkeys = [{ id, publicKey: passkey.publicKey }]
  expect((await ask(signed, entry, { passkeys })).smart?.signatures[0]?.state).toBe("valid")
  const others = [{ id, publicKey: testPasskey(2).publicKey }]
  await expect(ask(signed, entry, { passkeys: others })).rejects.toMatchObject({
    kind: "bad-signature",
    reason: { key: "invalidInEntry" },
  })
})

test("PK8: the wallet may choose another expiration, of credentials of each version", async () => {
  for (const one of [entry, unsignedEntry(contract, { credentials: "address" })]) {
    const result = await ask(await signedEntry(one, 1010), one)
    expect(result.verified).toBe("body")
  }
})

test.each<[string, () => Promise<string> | string]>([
  ["another call", () => signedEntry(unsignedEntry(contract, { name: "other" }))],
  ["another account", () => signedEntry(unsignedEntry(called))],
  ["another version", () => signedEntry(unsignedEntry(contract, { credentials: "address" }))],
  [
    "the source account",
    () => unsignedEntry(contract, { credentials: "sourceAccount" }).toXdr("base64"),
  ],
])("PK8: refuses an entry of %s", async (_, returned) => {
  await expect(ask(await returned())).rejects.toMatchObject({
    kind: "altered",
    reason: { key: "otherEntry" },
  })
})

test("PK8: refuses another account's entry of version 1, whose preimage names none", async () => {
  const own = unsignedEntry(contract, { credentials: "address" })
  const other = unsignedEntry(called, { credentials: "address" })
  await expect(ask(await signedEntry(other), own)).rejects.toMatchObject({ kind: "altered" })
})

test("PK8: refuses a passkey's signature of something else", async () => {
  const signed = xdr.SorobanAuthorizationEntry.fromXdr(await signedEntry(), "base64")
  const value = list(map(kitPasskey(passkey, passkey.assert(hash(Buffer.from("else"))))))
  const wrong = await withSignature(signed, value, networks.Testnet)
  await expect(ask(wrong.toXdr("base64"))).rejects.toMatchObject({ kind: "bad-signature" })
})

test("takes a signature in a form that only the contract knows, and none at all", async () => {
  const own = await withSignature(entry, bytes(hash(Buffer.from("own"))), networks.Testnet)
  const result = await ask(own.toXdr("base64"))
  expect(result.verified).toBe("body")
  expect(result).not.toHaveProperty("smart")
  expect((await ask(entry.toXdr("base64"))).verified).toBe("body")
})

test("refuses what is no entry, and an entry from a wallet of keys", async () => {
  await expect(ask("A".repeat(120))).rejects.toMatchObject({
    kind: "bad-reply",
    reason: { key: "noEntry" },
  })
  const key = signers[0].publicKey()
  const own = unsignedEntry(key)
  const signed = await signedEntry(own)
  await expect(
    ask(signed, own, { getAddress: async () => ({ address: key }) }),
  ).rejects.toMatchObject({ kind: "bad-reply" })
})
