import { createHash } from "node:crypto"
import { Keypair, StrKey, xdr } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { bytes, schemaOf, valuesOf, type Wire } from "../../test/random-xdr.js"
import { read, written } from "../../test/xdr-contents.js"
import { WalletError } from "../contract/errors.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr } from "../encoding/xdr-value.js"
import { networks } from "../networks/networks.js"
import { verifyAuthEntry } from "./auth-entry.js"
import { readEnvelope, transactionHashHex } from "./envelope.js"
import { readPreimage } from "./preimage.js"
import { type TransactionToVerify, verifyTransaction } from "./transaction.js"

/*
 * Random transactions and preimages of every kind, from the Stellar SDK's own schemas and encoder. What is read here is
 * compared with the SDK's input, and what is verified was hashed and signed by the SDK.
 */

/** A transaction encoded by the SDK: one of three kinds, with some accounts' signatures. */
type Kind = "v0" | "v1" | "fee-bump"
interface Sample {
  kind: Kind
  tx: Wire
  others: Wire[]
}

const kinds = {
  v0: { type: 0, arm: "v0", transaction: schemaOf(xdr.TransactionV0) },
  v1: { type: 2, arm: "v1", transaction: schemaOf(xdr.Transaction) },
  "fee-bump": { type: 5, arm: "feeBump", transaction: schemaOf(xdr.FeeBumpTransaction) },
}

const signatures = fc.array(fc.record({ hint: bytes(4), signature: bytes(64) }), { maxLength: 3 })

const samples: fc.Arbitrary<Sample> = fc.oneof(
  ...(Object.keys(kinds) as Kind[]).map((kind) =>
    fc.record({
      kind: fc.constant(kind),
      tx: valuesOf(kinds[kind].transaction, 11) as fc.Arbitrary<Wire>,
      others: signatures,
    }),
  ),
)

function envelopeOf({ kind, tx, others }: Sample, ...more: Wire[]): Uint8Array {
  const { type, arm } = kinds[kind]
  const envelope = { type, [arm]: { tx, signatures: [...others, ...more] } }
  return schemaOf(xdr.TransactionEnvelope).encode(envelope)
}

/** The same transaction in version 1: source and time bounds are encoded differently. */
function inVersion1(tx: Wire): Wire {
  const { sourceAccountEd25519, timeBounds, ...rest } = tx
  return {
    ...rest,
    sourceAccount: { type: 0, ed25519: sourceAccountEd25519 },
    cond: timeBounds ? { type: 1, timeBounds } : { type: 0 },
  }
}

function hashOf({ kind, tx }: Sample, passphrase: string): Buffer {
  const taggedTransaction =
    kind === "fee-bump"
      ? { type: 5, feeBump: tx }
      : { type: 2, tx: kind === "v0" ? inVersion1(tx) : tx }
  const networkId = new Uint8Array(sha256(Buffer.from(passphrase)))
  const payload = { networkId, taggedTransaction }
  return sha256(schemaOf(xdr.TransactionSignaturePayload).encode(payload))
}
const sha256 = (data: Uint8Array) => createHash("sha256").update(data).digest()

const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7))
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))

function signatureBy(key: Keypair, sample: Sample, passphrase: string): Wire {
  const hint = new Uint8Array(key.rawPublicKey().slice(-4))
  return { hint, signature: new Uint8Array(key.sign(hashOf(sample, passphrase))) }
}
const base64 = (data: Uint8Array) => Buffer.from(data).toString("base64")
const passphrases = fc.constantFrom(...Object.values(networks))

/** Verifies a reply, by default the correct one. */
const verify = (sample: Sample, networkPassphrase: string, given: Partial<TransactionToVerify>) =>
  verifyTransaction({
    sent: base64(envelopeOf(sample)),
    returned: base64(envelopeOf(sample, signatureBy(signer, sample, networkPassphrase))),
    networkPassphrase,
    address: signer.publicKey(),
    ...given,
  })

/** The kind of the resulting error. Fails without an error, and for an untyped error. */
async function failure(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    (value) => expect.fail(`accepted: ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(WalletError)
  return (error as WalletError).kind
}

/** In ms. Each test takes well under a second, but longer on a busy machine. */
const timeout = 60_000

describe("random transactions of every kind from the Stellar SDK", { timeout }, () => {
  test("are read to the last byte, with every value", () => {
    fc.assert(
      fc.property(samples, ({ kind, tx }) => {
        const { transaction } = kinds[kind]
        const reader = createXdrReader(transaction.encode(tx))
        const value = readXdr(transaction.name!, reader)
        reader.end()
        expect(read(value)).toEqual(written(transaction, tx))
      }),
      { numRuns: 400 },
    )
  })

  test("have the SDK's hash, signatures and sources [S1.15]", async () => {
    await fc.assert(
      fc.asyncProperty(samples, passphrases, async (sample, passphrase) => {
        const envelope = envelopeOf(sample)
        const hash = await transactionHashHex(base64(envelope), passphrase)
        expect(hash).toBe(hashOf(sample, passphrase).toString("hex"))
        const { kind, signatures, sources } = readEnvelope(base64(envelope))
        expect(kind).toBe(sample.kind)
        expect(signatures).toEqual(sample.others)
        expect(sources).toEqual([...new Set(sourcesOf(sample))])
      }),
      { numRuns: 200 },
    )
  })

  test("are verified with the key that signed, whatever signatures existed before", async () => {
    await fc.assert(
      fc.asyncProperty(samples, passphrases, async (sample, passphrase) => {
        expect(await verify(sample, passphrase, {})).toMatchObject({
          verified: "signature",
          hash: hashOf(sample, passphrase).toString("hex"),
          signers: [signer.publicKey()],
          fresh: true,
        })
      }),
      { numRuns: 60 },
    )
  })

  test("are rejected if a single bit of the reply has changed", async () => {
    await fc.assert(
      fc.asyncProperty(
        samples,
        passphrases,
        fc.nat(),
        fc.nat(7),
        async (sample, passphrase, at, bit) => {
          const returned = envelopeOf(sample, signatureBy(signer, sample, passphrase))
          returned[at % returned.length]! ^= 1 << bit
          const kind = await failure(verify(sample, passphrase, { returned: base64(returned) }))
          expect(["altered", "bad-reply", "bad-signature", "wrong-account"]).toContain(kind)
        },
      ),
      { numRuns: 200 },
    )
  })

  test("are rejected if an existing signature is gone, even if the new one is valid", async () => {
    await fc.assert(
      fc.asyncProperty(samples, passphrases, fc.nat(), async (sample, passphrase, at) => {
        fc.pre(sample.others.length > 0)
        const gone = at % sample.others.length
        const others = sample.others.filter((_, index) => index !== gone)
        const returned = envelopeOf({ ...sample, others }, signatureBy(signer, sample, passphrase))
        expect(await failure(verify(sample, passphrase, { returned: base64(returned) }))).toBe(
          "altered",
        )
      }),
      { numRuns: 40 },
    )
  })

  test("are rejected if signed for another network, naming it", async () => {
    await fc.assert(
      fc.asyncProperty(samples, passphrases, passphrases, async (sample, input, signed) => {
        fc.pre(input !== signed)
        const returned = base64(envelopeOf(sample, signatureBy(signer, sample, signed)))
        expect(await failure(verify(sample, input, { returned }))).toBe("wrong-network")
      }),
      { numRuns: 20 },
    )
  })

  test("are rejected if another account signed, named or not", async () => {
    await fc.assert(
      fc.asyncProperty(samples, passphrases, fc.boolean(), async (sample, passphrase, named) => {
        const returned = base64(envelopeOf(sample, signatureBy(stranger, sample, passphrase)))
        const signerAddress = named ? { signerAddress: stranger.publicKey() } : {}
        const attempt = verify(sample, passphrase, { returned, ...signerAddress })
        expect(await failure(attempt)).toBe("wrong-account")
      }),
      { numRuns: 20 },
    )
  })

  test("throw a typed error if truncated, extended or altered, unless the SDK reads them too", () => {
    const envelope = schemaOf(xdr.TransactionEnvelope)
    const changes = fc.array(fc.tuple(fc.nat(), bytes(1, 4)), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(samples, changes, fc.integer({ min: -8, max: 8 }), (sample, edits, grown) => {
        const original = envelopeOf(sample)
        const changed = new Uint8Array(Math.max(0, original.length + grown))
        changed.set(original.subarray(0, changed.length))
        for (const [at, some] of edits) {
          const start = at % (changed.length || 1)
          changed.set(some.subarray(0, Math.max(0, changed.length - start)), start)
        }
        const theirs = accepts(() => envelope.decode(changed))
        const ours = accepts(() => readEnvelope(base64(changed)))
        expect(ours).toBe(theirs)
      }),
      { numRuns: 600 },
    )
  })

  test("throw a typed error for random bytes", async () => {
    await fc.assert(
      fc.asyncProperty(samples, fc.anything(), fc.uint8Array(), async (sample, anything, noise) => {
        for (const returned of [anything, base64(noise), base64(noise).slice(1)]) {
          const attempt = verify(sample, networks.Testnet, { returned: returned as string })
          expect(await failure(attempt)).toBe("bad-reply")
        }
        const input = { sent: anything as string, address: anything as string }
        expect(await failure(verify(sample, networks.Testnet, input))).toBe("bad-request")
      }),
      { numRuns: 60 },
    )
  })
})

describe("random preimages of authorization entries from the Stellar SDK", {
  timeout,
}, () => {
  const preimages = fc.oneof(
    ...schemaOf(xdr.HashIdPreimage)
      .cases!.filter(({ discriminant }) => discriminant === 9 || discriminant === 10)
      .map(({ discriminant, arm }) =>
        fc.record({
          type: fc.constant(discriminant),
          [arm.name!]: valuesOf(arm.schema!, 9) as fc.Arbitrary<Wire>,
        }),
      ),
  )
  const bodyOf = (preimage: Wire) =>
    (preimage.sorobanAuthorization ?? preimage.sorobanAuthorizationWithAddress) as Wire
  /** Only accounts and contracts can authorize. */
  const addressable = (preimage: Wire) =>
    preimage.type === 9 || ((bodyOf(preimage).address as Wire).type as number) < 2

  test("are read with every value, or rejected if the address cannot authorize", () => {
    fc.assert(
      fc.property(preimages, (preimage) => {
        const body = bodyOf(preimage)
        const xdrText = base64(schemaOf(xdr.HashIdPreimage).encode(preimage))
        expect(accepts(() => readPreimage(xdrText))).toBe(addressable(preimage))
        if (!addressable(preimage)) return
        const found = readPreimage(xdrText)
        expect(found).toMatchObject({
          type: preimage.type === 9 ? "v1" : "v2",
          networkId: body.networkId,
          nonce: body.nonce,
          signatureExpirationLedger: body.signatureExpirationLedger,
        })
        const address = body.address as {
          accountId?: { ed25519: Uint8Array }
          contractId: Uint8Array
        }
        expect(found.address).toBe(
          address?.accountId
            ? StrKey.encodeEd25519PublicKey(address.accountId.ed25519)
            : address && StrKey.encodeContract(address.contractId),
        )
        const invocation = schemaOf(xdr.SorobanAuthorizedInvocation)
        expect(read(found.invocation)).toEqual(written(invocation, body.invocation))
      }),
      { numRuns: 200 },
    )
  })

  test("are verified with the key that signed, and not if a bit has changed", async () => {
    await fc.assert(
      fc.asyncProperty(preimages.filter(addressable), fc.nat(), async (preimage, at) => {
        const preimageBytes = schemaOf(xdr.HashIdPreimage).encode(preimage)
        const hash = sha256(preimageBytes)
        const signature = new Uint8Array(signer.sign(hash))
        const input = { preimage: base64(preimageBytes), address: signer.publicKey() }
        expect(await verifyAuthEntry({ ...input, signature: base64(signature) })).toEqual({
          verified: "signature",
          hash: hash.toString("hex"),
        })
        signature[at % 64]! ^= 1 << (at % 8)
        const attempt = verifyAuthEntry({ ...input, signature: base64(signature) })
        expect(await failure(attempt)).toBe("bad-signature")
      }),
      { numRuns: 40 },
    )
  })
})

describe("random contract values and authorization entries from the Stellar SDK", {
  timeout,
}, () => {
  test.each([
    ["ScVal", xdr.ScVal],
    ["SorobanAuthorizationEntry", xdr.SorobanAuthorizationEntry],
    ["LedgerKey", xdr.LedgerKey],
    ["ClaimPredicate", xdr.ClaimPredicate],
  ])("reads %s to the last byte, with every value", (name, type) => {
    const schema = schemaOf(type)
    fc.assert(
      fc.property(valuesOf(schema, 8), (value) => {
        const reader = createXdrReader(schema.encode(value))
        const found = readXdr(name, reader)
        reader.end()
        expect(read(found)).toEqual(written(schema, value))
      }),
      { numRuns: 300 },
    )
  })
})

/** Whether it can be read. Our errors must be typed. */
function accepts(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    const { name } = error as Error
    expect(["WalletError", "XdrError"]).toContain(name)
    return false
  }
}

function sourcesOf({ kind, tx }: Sample): string[] {
  const keyOf = (muxed: Wire) => (muxed.ed25519 ?? (muxed.med25519 as Wire).ed25519) as Uint8Array
  if (kind === "fee-bump") return [StrKey.encodeEd25519PublicKey(keyOf(tx.feeSource as Wire))]
  const own = tx.sourceAccountEd25519 ?? keyOf(tx.sourceAccount as Wire)
  const ofOperations = (tx.operations as Wire[]).flatMap(({ sourceAccount }) =>
    sourceAccount ? [keyOf(sourceAccount as Wire)] : [],
  )
  return [own as Uint8Array, ...ofOperations].map((key) => StrKey.encodeEd25519PublicKey(key))
}
