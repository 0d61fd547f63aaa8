import { buildAuthorizationEntryPreimage, hash, StrKey, type xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { contract, signers, unsignedEntry } from "../../test/auth-entries.js"
import {
  address,
  bytes,
  type Differing,
  digestWithRules,
  kitKey,
  kitPasskey,
  kitPolicy,
  list,
  map,
  symbol,
  testPasskey,
  withSignature,
  zeppelinDelegate,
  zeppelinKey,
  zeppelinPasskey,
  zeppelinRules,
} from "../../test/smart-signatures.js"
import { networks } from "../networks/networks.js"
import { checkEntrySignatures, type Passkey, type SignaturePlace } from "./index.js"

const networkPassphrase = networks.Testnet
const [key] = signers
const passkey = testPasskey(1)
const verifier = StrKey.encodeContract(Buffer.alloc(32, 8))
const entry = unsignedEntry(contract)
const digest = hash(buildAuthorizationEntryPreimage(entry, 1000, networkPassphrase).toXdr())
const id = Buffer.from(passkey.id).toString("base64url")
const known: Passkey[] = [{ id, publicKey: passkey.publicKey }]

async function placeOf(signature: xdr.ScVal, passkeys?: Passkey[]): Promise<SignaturePlace> {
  const signed = await withSignature(entry, signature, networkPassphrase)
  const options = { networkPassphrase, passkeys }
  const { places } = await checkEntrySignatures(signed.toXdr("base64"), options)
  return places[0]!
}
const inKit = (...entries: [xdr.ScVal, xdr.ScVal][]) => list(map(...entries))
const stateOf = async (signature: xdr.ScVal, passkeys?: Passkey[]) =>
  (await placeOf(signature, passkeys)).state

describe("a signature of passkey-kit", () => {
  const signed = kitPasskey(passkey, passkey.assert(digest))

  test("PK5: names the passkey, the page, and what was signed; its key is not in it", async () => {
    expect(await placeOf(inKit(signed))).toEqual({
      ...{ address: contract, depth: 0, state: "unknown", signers: [] },
      smart: {
        form: "passkeyKit",
        digest: Buffer.from(digest).toString("hex"),
        signatures: [
          { signer: { type: "passkey", id }, state: "unknown", origin: "https://wallet.example" },
        ],
      },
    })
  })

  test("PK8: is verified with a known public key, and refused with another one", async () => {
    expect(await stateOf(inKit(signed), known)).toBe("valid")
    const other = [{ id, publicKey: testPasskey(2).publicKey }]
    expect(await stateOf(inKit(signed), other)).toBe("invalid")
    expect(await stateOf(inKit(signed), [{ id, publicKey: new Uint8Array(65) }])).toBe("invalid")
    expect(await stateOf(inKit(signed), [{ ...known[0]!, id: "AA" }])).toBe("unknown")
  })

  test("PK8: of another entry is refused without a public key", async () => {
    const others = kitPasskey(passkey, passkey.assert(hash(Buffer.from("another"))))
    expect(await stateOf(inKit(others))).toBe("invalid")
  })

  test("PK5: has keys that sign the same, and policies, which don't sign", async () => {
    const place = await placeOf(inKit(kitKey(key, digest), kitPolicy(verifier), signed), known)
    expect(place).toMatchObject({ state: "unknown", signers: [key.publicKey()] })
    expect(place.smart?.signatures).toMatchObject([
      { signer: { type: "key", address: key.publicKey() }, state: "valid" },
      { signer: { type: "policy", address: verifier }, state: "unknown" },
      { signer: { type: "passkey", id }, state: "valid" },
    ])
    expect(await stateOf(inKit(kitKey(key, hash(Buffer.from("another")))))).toBe("invalid")
  })

  test("PK6: is refused if its signers are not in the network's order", async () => {
    // By their XDR, where the length comes first, the shorter id would be the first one.
    const [short, long] = [testPasskey(2, [2]), testPasskey(1, [1, 255])]
    const [one, other] = [long, short].map((each) => kitPasskey(each, each.assert(digest)))
    expect(await stateOf(inKit(one!, other!))).toBe("unknown")
    expect(await stateOf(inKit(other!, one!))).toBe("invalid")
    expect(await stateOf(inKit(one!, one!))).toBe("invalid")
  })
})

describe("a signature of OpenZeppelin's accounts", () => {
  const signed = zeppelinPasskey(verifier, passkey, passkey.assert(digest))

  test("PK5 PK6: until 0.6 has the passkey's public key, and is verified", async () => {
    expect((await placeOf(inKit(signed))).smart).toMatchObject({
      form: "openZeppelin",
      signatures: [
        { signer: { type: "passkey", id, publicKey: passkey.publicKey }, state: "valid" },
      ],
    })
    const wrong = zeppelinPasskey(verifier, testPasskey(2), passkey.assert(digest))
    expect(await stateOf(inKit(wrong))).toBe("invalid")
  })

  test("PK6: has delegates, whose signatures are elsewhere, and keys of other verifiers", async () => {
    const other: [xdr.ScVal, xdr.ScVal] = [
      list(symbol("External"), address(verifier), bytes(hash(Buffer.from("a")))),
      bytes(new Uint8Array(3)),
    ]
    const delegate = zeppelinDelegate(key.publicKey())
    const place = await placeOf(inKit(delegate, zeppelinKey(verifier, key, digest)))
    expect(place).toMatchObject({ state: "unknown", signers: [key.publicKey()] })
    expect(place.smart?.signatures).toEqual([
      { signer: { type: "delegate", address: key.publicKey() }, state: "unknown" },
      { signer: { type: "key", address: key.publicKey() }, state: "valid" },
    ])
    expect((await placeOf(inKit(other))).smart?.signatures[0]?.signer).toMatchObject({
      type: "external",
      verifier,
    })
  })

  test("PK5: since 0.7 signs the ids of the rules too", async () => {
    const ids = [3, 0]
    const all = digestWithRules(digest, ids)
    const good = zeppelinPasskey(verifier, passkey, passkey.assert(all))
    expect(await placeOf(zeppelinRules(ids, map(good)))).toMatchObject({
      state: "valid",
      smart: {
        form: "openZeppelinRules",
        ruleIds: ids,
        digest: Buffer.from(all).toString("hex"),
      },
    })
    expect(await stateOf(zeppelinRules([3, 1], map(good)))).toBe("invalid")
    expect(await stateOf(zeppelinRules(ids, map(signed)))).toBe("invalid")
  })

  test.each<[string, Differing]>([
    ["a user who was not verified", { flags: 0x19 }],
    ["a user who was not present", { flags: 0x1c }],
    ["a backup of a key that can have none", { flags: 0x15 }],
    ["another type", { type: "webauthn.create" }],
    ["client data that is too long", { more: { padding: "a".repeat(1024) } }],
    ["a high s", { highS: true }],
  ])("PK7: is refused with %s", async (_, differing) => {
    const wrong = zeppelinPasskey(verifier, passkey, passkey.assert(digest, differing))
    expect(await stateOf(inKit(wrong))).toBe("invalid")
  })
})

test("PK7: a high s is refused also where the rest is the account's own", async () => {
  const high = kitPasskey(passkey, passkey.assert(digest, { highS: true }))
  expect(await stateOf(inKit(high), known)).toBe("invalid")
  const unverified = kitPasskey(passkey, passkey.assert(digest, { flags: 1 }))
  expect(await stateOf(inKit(unverified), known)).toBe("valid")
})

test.each<[string, xdr.ScVal]>([
  ["bytes", bytes(hash(Buffer.from("a")))],
  ["two maps", list(map(), map())],
  ["another name", inKit([list(symbol("Secp256k1"), bytes(hash(Buffer.from("a")))), symbol("x")])],
  [
    "more in a signer",
    inKit([list(symbol("Policy"), bytes(hash(Buffer.from("a")))), list(symbol("Policy"))]),
  ],
  ["rules without signers", map([symbol("context_rule_ids"), list()])],
])("a signature in a form of its own stays unknown: %s", async (_, signature) => {
  const place = await placeOf(signature)
  expect(place).toEqual({ address: contract, depth: 0, state: "unknown", signers: [] })
})
