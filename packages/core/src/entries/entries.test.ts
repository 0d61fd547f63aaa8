import {
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  inspectAuthEntry,
  type Keypair,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { contract, invocation, signers, unsignedEntry } from "../../test/auth-entries.js"
import { encodeBase64 } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { sha256 } from "../verify/digest.js"
import {
  addEntrySignature,
  checkEntrySignatures,
  entryPreimage,
  joinEntries,
  setEntryExpiration,
  splitEntries,
  withDelegates,
} from "./index.js"

const networkPassphrase = networks.Testnet
const [one, two, three] = signers
const addresses = signers.map((key) => key.publicKey())

const textOf = (entry: xdr.SorobanAuthorizationEntry): string => entry.toXdr("base64")
const entryOf = (text: string) => xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")

/** An entry of the contract with delegates: the first key, and the second one, for which the third one signs. */
function delegated(): xdr.SorobanAuthorizationEntry {
  return buildWithDelegatesEntry({
    entry: unsignedEntry(contract),
    validUntilLedgerSeq: 1000,
    delegates: [
      { address: two.publicKey(), nestedDelegates: [{ address: three.publicKey() }] },
      { address: one.publicKey() },
    ],
  })
}

/** The entry with the key's signature in a place. */
async function sign(entry: string, key: Keypair, place: string): Promise<string> {
  const preimage = Buffer.from(await entryPreimage(entry, networkPassphrase), "base64")
  const signature = encodeBase64(new Uint8Array(key.sign(Buffer.from(await sha256(preimage)))))
  return addEntrySignature(entry, { place, signer: key.publicKey(), signature })
}

const places = async (entry: string) =>
  (await checkEntrySignatures(entry, { networkPassphrase })).places

describe("the preimage of an entry", () => {
  test.each([
    ["version 1", unsignedEntry(one.publicKey(), { credentials: "address" })],
    ["version 2", unsignedEntry(contract)],
    ["delegates", delegated()],
    ["sub-calls", unsignedEntry(contract, { subInvocations: [invocation(contract, "below")] })],
  ])("CP1 CP2: with %s is what the Stellar SDK builds", async (_, entry) => {
    const expected = buildAuthorizationEntryPreimage(entry, 1000, networks.Public)
    expect(await entryPreimage(textOf(entry), networks.Public)).toBe(expected.toXdr("base64"))
  })

  test("follows the expiration that is set, as in the Stellar SDK", async () => {
    const later = setEntryExpiration(textOf(delegated()), 77)
    const expected = buildAuthorizationEntryPreimage(delegated(), 77, networkPassphrase)
    expect(await entryPreimage(later, networkPassphrase)).toBe(expected.toXdr("base64"))
    expect(inspectAuthEntry(entryOf(later)).signatureExpirationLedger).toBe(77)
  })

  test("does not exist for the transaction's source account", async () => {
    const entry = textOf(unsignedEntry(contract, { credentials: "sourceAccount" }))
    await expect(entryPreimage(entry, networkPassphrase)).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "sourceEntry" },
    })
    expect(await places(entry)).toEqual([])
  })
})

describe("signatures of an entry", () => {
  test("CP2: delegates who sign in turn each fill their place, as the Stellar SDK does", async () => {
    let entry = textOf(delegated())
    let expected = delegated()
    for (const key of [three, one, two]) {
      entry = await sign(entry, key, key.publicKey())
      expected = await authorizeEntry(expected, key, 1000, networkPassphrase, key.publicKey())
      expect(entry).toBe(textOf(expected))
    }
    expect(await places(entry)).toEqual([
      { address: contract, depth: 0, state: "missing", signers: [] },
      { address: addresses[0], depth: 1, state: "valid", signers: [addresses[0]] },
      { address: addresses[1], depth: 1, state: "valid", signers: [addresses[1]] },
      { address: addresses[2], depth: 2, state: "valid", signers: [addresses[2]] },
    ])
  })

  test("signers of a shared account are sorted by key, whoever signs first, and count once", async () => {
    const shared = textOf(unsignedEntry(three.publicKey(), { credentials: "address" }))
    let entry = shared
    for (const key of [two, one, two]) entry = await sign(entry, key, three.publicKey())
    expect(inspectAuthEntry(entryOf(entry)).signers[0]?.signatures).toMatchObject([
      { publicKey: addresses[0] },
      { publicKey: addresses[1] },
    ])
    expect(await places(entry)).toEqual([
      { address: addresses[2], depth: 0, state: "valid", signers: addresses.slice(0, 2) },
    ])
    const other = await sign(await sign(shared, one, three.publicKey()), two, three.publicKey())
    expect(entry).toBe(other)
  })

  test("are invalid for another network, another expiration, and another key", async () => {
    const signed = await sign(textOf(unsignedEntry(one.publicKey())), one, one.publicKey())
    const stateOf = async (entry: string, passphrase: string = networkPassphrase) =>
      (await checkEntrySignatures(entry, { networkPassphrase: passphrase })).places[0]?.state
    expect(await stateOf(signed)).toBe("valid")
    expect(await stateOf(signed, networks.Public)).toBe("invalid")
    expect(await stateOf(setEntryExpiration(signed, 1001))).toBe("invalid")
    const bytes = Buffer.from(signed, "base64")
    bytes.set(two.rawPublicKey(), bytes.indexOf(one.rawPublicKey(), 60))
    expect(await stateOf(bytes.toString("base64"))).toBe("invalid")
  })

  test("of a form that only a contract knows are kept, and not replaced", async () => {
    const own = xdr.ScVal.scvBytes(Buffer.from("passkey"))
    const entry = await authorizeEntry(
      delegated(),
      async () => ({ signatureScVal: own }),
      1000,
      networkPassphrase,
    )
    const signed = await sign(textOf(entry), one, one.publicKey())
    expect((await places(signed)).map(({ state }) => state)).toEqual([
      "unknown",
      "valid",
      "missing",
      "missing",
    ])
    expect(inspectAuthEntry(entryOf(signed)).signers[0]?.rawSignature.toXdr("base64")).toBe(
      own.toXdr("base64"),
    )
    await expect(sign(signed, one, contract)).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "foreignSignature" },
    })
  })

  test("are refused where the entry has no place for them", async () => {
    const stranger = sign(textOf(unsignedEntry(contract)), one, one.publicKey())
    await expect(stranger).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "noPlace", values: { address: expect.stringContaining("…") } },
    })
  })

  test("more than an account can have are not verified", async () => {
    const signature = xdr.ScVal.scvVec(
      Array.from({ length: 21 }, () =>
        xdr.ScVal.scvMap([
          new xdr.ScMapEntry({
            key: xdr.ScVal.scvSymbol("public_key"),
            val: xdr.ScVal.scvBytes(one.rawPublicKey()),
          }),
          new xdr.ScMapEntry({
            key: xdr.ScVal.scvSymbol("signature"),
            val: xdr.ScVal.scvBytes(Buffer.alloc(64)),
          }),
        ]),
      ),
    )
    const entry = buildWithDelegatesEntry({
      entry: unsignedEntry(contract),
      validUntilLedgerSeq: 1000,
      delegates: [{ address: one.publicKey(), signature }],
    })
    expect((await places(textOf(entry)))[1]).toMatchObject({ state: "invalid" })
  })
})

describe("delegates", () => {
  test("CP2: are sorted by address, as in the Stellar SDK, and make older signatures void", async () => {
    const delegates = [contract, three.publicKey(), one.publicKey()]
    const expected = buildWithDelegatesEntry({
      entry: unsignedEntry(two.publicKey()),
      validUntilLedgerSeq: 1000,
      delegates: delegates.map((address) => ({ address })),
    })
    for (const credentials of ["address", "addressV2"] as const) {
      const plain = textOf(unsignedEntry(two.publicKey(), { credentials }))
      const signed = await sign(plain, two, two.publicKey())
      expect(withDelegates(signed, delegates)).toBe(textOf(expected))
    }
    expect(withDelegates(textOf(expected), [...delegates].reverse())).toBe(textOf(expected))
  })

  test("are refused twice, or if they are no addresses", () => {
    const entry = textOf(unsignedEntry(contract))
    const twice = [one.publicKey(), two.publicKey(), one.publicKey()]
    expect(() => withDelegates(entry, twice)).toThrow(
      expect.objectContaining({ kind: "bad-request", reason: expect.anything() }),
    )
    expect(() => withDelegates(entry, ["GA"])).toThrow(/Invalid Stellar address/)
  })
})

describe("a list of entries", () => {
  test("AC1: is split into its entries and joined again, to the same bytes", () => {
    const entries = [
      textOf(unsignedEntry(contract)),
      textOf(delegated()),
      textOf(unsignedEntry(contract, { credentials: "sourceAccount" })),
    ]
    // An XDR array is a count and its elements (RFC 4506).
    const count = Buffer.from("00000003", "hex")
    const parts = entries.map((entry) => Buffer.from(entry, "base64"))
    const list = Buffer.concat([count, ...parts]).toString("base64")
    expect(splitEntries(list)).toEqual(entries)
    expect(joinEntries(entries)).toBe(list)
    expect(splitEntries(joinEntries([]))).toEqual([])
  })

  test.each([
    ["one entry alone", textOf(delegated())],
    ["a count without entries", encodeBase64(Uint8Array.of(255, 255, 255, 255))],
    ["a list that is cut off", joinEntries([textOf(delegated())]).slice(0, -8)],
    ["no base64", "?"],
  ])("is not %s", (_, text) => {
    expect(() => splitEntries(text)).toThrow(
      expect.objectContaining({ kind: "bad-request", reason: expect.anything() }),
    )
  })
})

describe("a hostile entry", () => {
  const bytes = Buffer.from(textOf(delegated()), "base64")
  const nested = (depth: number): Buffer => {
    const node = Buffer.concat([bytes.subarray(4, 40), Buffer.from("00000001", "hex")])
    const count = Buffer.from("00000001", "hex")
    const below = Array.from({ length: depth }, () => [count, node]).flat()
    // Credentials, address, nonce, expiration, void signature; then the delegates; then the invocation.
    const head = bytes.subarray(0, 4 + 36 + 8 + 4 + 4)
    const tail = Buffer.from(unsignedEntry(contract).rootInvocation.toXdr())
    return Buffer.concat([head, ...below, Buffer.alloc(4), tail])
  }

  test("is read up to 50 levels of delegates, and refused beyond", async () => {
    expect(await places(nested(50).toString("base64"))).toHaveLength(51)
    await expect(places(nested(51).toString("base64"))).rejects.toMatchObject({
      kind: "bad-request",
    })
    await expect(places(nested(9000).toString("base64"))).rejects.toMatchObject({
      kind: "bad-request",
    })
  })

  test.each([
    [
      "cut off at each byte",
      () => Array.from({ length: bytes.length }, (_, at) => bytes.subarray(0, at)),
    ],
    ["with something after it", () => [Buffer.concat([bytes, Buffer.alloc(4)])]],
    [
      "with unknown credentials",
      () => [Buffer.concat([Buffer.from("00000004", "hex"), bytes.subarray(4)])],
    ],
    [
      "for an address that is no account and no contract",
      () => [
        Buffer.concat([bytes.subarray(0, 4), Buffer.from("00000004", "hex"), bytes.subarray(8)]),
      ],
    ],
  ])("%s is refused", async (_, texts) => {
    for (const text of texts()) {
      await expect(places(text.toString("base64"))).rejects.toMatchObject({ kind: "bad-request" })
    }
  })
})
