import { type Kit, networks } from "@alidade/core"
import {
  addEntrySignature,
  checkEntrySignatures,
  entryPreimage,
  withDelegates,
} from "@alidade/core/entries"
import { authorizeEntry, hash, type Keypair, StrKey, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { contract, signers, unsignedEntry } from "../../../../../packages/core/test/auth-entries.js"
import { readEntryList } from "./entry-list.js"
import { type AuthorizationToSign, authorizationOf } from "./read-authorization.js"
import { signAuthorization } from "./sign-authorization.js"
import { readSigningOptions } from "./signing-options.js"

const networkPassphrase = networks.Testnet
const [own, other, third] = signers
const [account, second, stranger] = signers.map((key) => key.publicKey()) as [
  string,
  string,
  string,
]
const textOf = (entry: xdr.SorobanAuthorizationEntry): string => entry.toXdr("base64")
const workOf = (entry: string) => authorizationOf(entry, networkPassphrase)
const optionsOf = async (work: AuthorizationToSign) =>
  (await readSigningOptions(work, account, networkPassphrase)).options

/** Signs with a key, whatever is asked. */
function signingWith(key: Keypair): Pick<Kit, "signAuthEntry"> {
  const sign = async (preimage: string, { onBehalfOf }: { onBehalfOf?: string } = {}) => ({
    signedAuthEntry: Buffer.from(key.sign(hash(Buffer.from(preimage, "base64")))).toString(
      "base64",
    ),
    signerAddress: key.publicKey(),
    verified: "signature",
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
  })
  return { signAuthEntry: sign as unknown as Kit["signAuthEntry"] }
}

describe("an account can sign", () => {
  test("its own authorization for itself, with or without an entry", async () => {
    const work = await workOf(textOf(unsignedEntry(account)))
    expect(await optionsOf(work)).toEqual([{ place: account }])
    expect(await optionsOf({ preimage: work.preimage })).toEqual([{}])
  })

  test("for the address that a preimage names, and for itself if it names none", async () => {
    const { preimage } = await workOf(textOf(unsignedEntry(contract)))
    expect(await optionsOf({ preimage })).toEqual([{ onBehalfOf: contract }])
    const old = await workOf(textOf(unsignedEntry(stranger, { credentials: "address" })))
    expect(await optionsOf({ preimage: old.preimage })).toEqual([{}])
    expect(await optionsOf(old)).toEqual([{ place: stranger, onBehalfOf: stranger }])
  })

  test("as the delegate that the entry lists, in its own place only", async () => {
    const entry = withDelegates(textOf(unsignedEntry(contract)), [account, second])
    expect(await optionsOf(await workOf(entry))).toEqual([{ place: account, onBehalfOf: contract }])
  })

  test("as a signer of any address in the entry, except one with a form of its own", async () => {
    const entry = withDelegates(textOf(unsignedEntry(contract)), [stranger, second])
    const places = [contract, second, stranger]
    const expected = places.map((place) => ({ place, onBehalfOf: contract }))
    expect(await optionsOf(await workOf(entry))).toEqual(expected)
    const passkey = await authorizeEntry(
      xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64"),
      async () => ({ signatureScVal: xdr.ScVal.scvBytes(Buffer.from("passkey")) }),
      1000,
      networkPassphrase,
    )
    expect(await optionsOf(await workOf(textOf(passkey)))).toEqual(expected.slice(1))
  })

  test("an entry that can be given delegates only before anybody has signed it", async () => {
    const entry = textOf(unsignedEntry(contract))
    const canDelegate = async (text: string) =>
      (await readSigningOptions(await workOf(text), account, networkPassphrase)).canDelegate
    expect(await canDelegate(entry)).toBe(true)
    expect(await canDelegate(withDelegates(entry, [account]))).toBe(false)
    const signature = Buffer.alloc(64).toString("base64")
    const signed = addEntrySignature(entry, { place: contract, signer: account, signature })
    expect(await canDelegate(signed)).toBe(false)
  })
})

describe("a signed authorization", () => {
  const asked = { address: account, networkPassphrase }

  test("has the entry with the signature in its place, and says for whom it is", async () => {
    const entry = withDelegates(textOf(unsignedEntry(contract)), [account, second])
    let signed = await signAuthorization(
      signingWith(own),
      await workOf(entry),
      { place: account, onBehalfOf: contract },
      asked,
    )
    expect(signed).toMatchObject({ signed: { address: account }, onBehalfOf: contract })
    const next = { ...asked, address: second }
    signed = await signAuthorization(
      signingWith(other),
      await workOf(signed.entry!),
      { place: second, onBehalfOf: contract },
      next,
    )
    const { places } = await checkEntrySignatures(signed.entry!, { networkPassphrase })
    expect(places.map(({ state }) => state)).toEqual(["missing", "valid", "valid"])
  })

  test("has no entry without a place, and none that an account which is a contract can't be put into", async () => {
    const entry = textOf(unsignedEntry(contract))
    const { preimage } = await workOf(entry)
    const alone = await signAuthorization(
      signingWith(own),
      { preimage },
      { onBehalfOf: contract },
      asked,
    )
    expect(alone).not.toHaveProperty("entry")
    const smart = StrKey.encodeContract(Buffer.alloc(32, 8))
    const unreported: Pick<Kit, "signAuthEntry"> = {
      signAuthEntry: (async () => ({
        signedAuthEntry: "AAAA",
        verified: "unreported",
      })) as unknown as Kit["signAuthEntry"],
    }
    const work = { preimage, entry }
    const signed = await signAuthorization(
      unreported,
      work,
      { place: contract },
      { ...asked, address: smart },
    )
    expect(signed).toEqual({
      preimage,
      signature: "AAAA",
      signed: { address: smart, verified: "unreported" },
    })
  })
})

test("a list of entries says who each is for only if it is a sign-in, and keeps the entries", async () => {
  const entries = [
    textOf(unsignedEntry(contract)),
    textOf(unsignedEntry(contract, { credentials: "sourceAccount" })),
  ]
  const list = await readEntryList(entries, networkPassphrase)
  expect(list.signIn).toBeUndefined()
  expect(list.entries).toEqual([
    {
      entry: entries[0],
      work: { preimage: await entryPreimage(entries[0]!, networkPassphrase), entry: entries[0] },
      places: [{ address: contract, depth: 0, state: "missing", signers: [] }],
    },
    { entry: entries[1], places: [] },
  ])
  const signIn = [textOf(unsignedEntry(third.publicKey(), { name: "web_auth_verify" }))]
  expect((await readEntryList(signIn, networkPassphrase)).entries[0]?.role).toBe("other")
})
