import {
  Account,
  Asset,
  encodeMuxedAccount,
  encodeMuxedAccountToAddress,
  Keypair,
  Operation,
  StrKey,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test, vi } from "vitest"
import { decodeBase64, encodeBase64 } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { type TransactionToVerify, verifyTransaction } from "./transaction.js"

/** The example key of SEP-53, and two others. */
const signer = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")
const address = signer.publicKey()
const payee = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7))
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const networkPassphrase = networks.Testnet

/** A payment by the signer. The payee is also a source. */
function payment(amount = "1"): Transaction {
  return new TransactionBuilder(new Account(address, "1"), { fee: "100", networkPassphrase })
    .addOperation(
      Operation.payment({ destination: payee.publicKey(), asset: Asset.native(), amount }),
    )
    .addOperation(Operation.endSponsoringFutureReserves({ source: payee.publicKey() }))
    .setTimeout(0)
    .build()
}

function signedBy(...keys: Keypair[]): string {
  const transaction = payment()
  transaction.sign(...keys)
  return transaction.toXdr()
}

function withSignatures(
  envelope: string,
  change: (signatures: xdr.DecoratedSignature[]) => xdr.DecoratedSignature[],
): string {
  const transaction = TransactionBuilder.fromXdr(envelope, networkPassphrase)
  transaction.signatures.splice(0, 20, ...change([...transaction.signatures]))
  return transaction.toXdr()
}

const unsigned = payment().toXdr()
const hash = Buffer.from(payment().hash()).toString("hex")
const otherHash = Buffer.from(payment("1000").hash()).toString("hex")

const verify = (given: Partial<TransactionToVerify>) =>
  verifyTransaction({
    sent: unsigned,
    returned: signedBy(signer),
    networkPassphrase,
    address,
    ...given,
  })

describe("accepts a signed transaction", () => {
  test("SI1: signed by Albedo, xBull and the Stellar SDK [S1.15]", async () => {
    const sent =
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
    const returned =
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs="
    expect(await verify({ sent, returned })).toEqual({
      verified: "signature",
      hash: "6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e",
      signers: [address],
      fresh: true,
    })
  })

  test("requested by the account's muxed address", async () => {
    const muxed = encodeMuxedAccountToAddress(encodeMuxedAccount(address, "7"))
    expect(await verify({ address: muxed })).toMatchObject({ verified: "signature" })
  })

  test("with its existing signatures, and lists the signers", async () => {
    const input = { sent: signedBy(payee), returned: signedBy(payee, signer) }
    expect(await verify(input)).toMatchObject({
      verified: "signature",
      signers: [address, payee.publicKey()],
      fresh: true,
    })
  })

  test("with its signatures in any order", async () => {
    const input = { sent: signedBy(payee), returned: signedBy(signer, payee) }
    expect(await verify(input)).toMatchObject({ verified: "signature", fresh: true })
  })

  test("with an additional signature by someone else", async () => {
    expect(await verify({ returned: signedBy(stranger, signer) })).toMatchObject({
      verified: "signature",
      signers: [address],
      fresh: true,
    })
  })

  test("by an account that is not one of its sources", async () => {
    const input = { address: stranger.publicKey(), returned: signedBy(stranger) }
    expect(await verify(input)).toMatchObject({
      verified: "signature",
      signers: [stranger.publicKey()],
    })
  })

  test("that was already signed and returned unchanged, but not as fresh", async () => {
    const input = { sent: signedBy(payee, signer), returned: signedBy(payee, signer) }
    expect(await verify(input)).toMatchObject({ verified: "signature", fresh: false })
  })

  test("whose signature is a copy of one that was sent, but not as fresh under any hint", async () => {
    const twice = { sent: signedBy(signer), returned: signedBy(signer, signer) }
    expect(await verify(twice)).toMatchObject({ verified: "signature", fresh: false })
    const hidden = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: new xdr.SignatureHint(new Uint8Array(4)),
        signature: first!.signature,
      }),
    ])
    const shown = withSignatures(hidden, (signatures) => [
      ...signatures,
      ...TransactionBuilder.fromXdr(signedBy(signer), networkPassphrase).signatures,
    ])
    expect(await verify({ sent: hidden, returned: shown })).toMatchObject({
      verified: "signature",
      fresh: false,
    })
  })

  test("SI1: converted between versions 0 and 1, which have the same hash", async () => {
    // Version 0 has no tag before the source's key: the envelope's tag and the key's are then the same four zeros.
    const inVersion0 = (envelope: string) => encodeBase64(decodeBase64(envelope).slice(4)) as string
    const [sent0, returned0] = [inVersion0(unsigned), inVersion0(signedBy(signer))]
    const { type } = xdr.TransactionEnvelope.fromXdr(returned0, "base64")
    expect(type).toBe("envelopeTypeTxV0")
    for (const input of [
      { sent: sent0 },
      { returned: returned0 },
      { sent: sent0, returned: returned0 },
    ]) {
      expect(await verify(input)).toMatchObject({ verified: "signature", hash, fresh: true })
    }
  })

  test("for a contract's address by comparing its body", async () => {
    expect(await verify({ address: contract, returned: unsigned })).toEqual({
      verified: "body",
      hash,
      signers: [],
      fresh: false,
    })
  })
})

describe("rejects a signed transaction", () => {
  test("that is a different one, with both hashes", async () => {
    const another = payment("1000")
    another.sign(signer)
    for (const input of [{}, { address: contract }]) {
      await expect(verify({ ...input, returned: another.toXdr() })).rejects.toMatchObject({
        kind: "altered",
        code: -1,
        message: expect.stringMatching(new RegExp(`${otherHash}.*${hash}`)),
        ext: { sent: hash, returned: otherHash },
      })
    }
  })

  test("that lost an existing signature, or changed it", async () => {
    const sent = signedBy(payee, stranger)
    const changed = withSignatures(signedBy(payee, stranger, signer), ([first, ...rest]) => {
      const signature = first!.signature.toBytes().slice()
      signature[0]! ^= 1
      const { hint } = first!
      return [
        new xdr.DecoratedSignature({ hint, signature: new xdr.Signature(signature) }),
        ...rest,
      ]
    })
    for (const returned of [signedBy(signer), signedBy(stranger, signer), changed]) {
      await expect(verify({ sent, returned })).rejects.toMatchObject({
        kind: "altered",
        message: expect.stringContaining("removed a signature"),
        ext: { sent: hash, returned: hash },
      })
    }
  })

  test("that was returned unsigned", async () => {
    for (const input of [
      { returned: unsigned },
      { sent: signedBy(payee), returned: signedBy(payee) },
    ]) {
      await expect(verify(input)).rejects.toMatchObject({
        kind: "bad-signature",
        message: expect.stringContaining("unsigned"),
      })
    }
  })

  test("that another account signed, named by the wallet or found among the sources", async () => {
    for (const [signature, input] of [
      [payee, {}],
      [stranger, { signerAddress: stranger.publicKey() }],
    ] as const) {
      await expect(verify({ ...input, returned: signedBy(signature) })).rejects.toMatchObject({
        kind: "wrong-account",
        code: -3,
        ext: { requested: address, signer: signature.publicKey() },
      })
    }
    const unknown = verify({ returned: signedBy(stranger), signerAddress: "nobody" })
    await expect(unknown).rejects.toMatchObject({
      kind: "wrong-account",
      message: expect.stringContaining("Another account signed, not GBXF…ZYCP7L"),
    })
  })

  test("that another account signed after the requested one had signed before", async () => {
    const input = { sent: signedBy(signer), returned: signedBy(signer, payee) }
    await expect(verify(input)).rejects.toMatchObject({ kind: "wrong-account" })
  })

  test("that was signed for another network, known or not", async () => {
    const transaction = payment()
    const elsewhere = (passphrase: string) => {
      const copy = TransactionBuilder.fromXdr(transaction.toXdr(), passphrase)
      copy.sign(signer)
      return copy.toXdr()
    }
    await expect(verify({ returned: elsewhere(networks.Public) })).rejects.toMatchObject({
      kind: "wrong-network",
      message: "The wallet signed for Public, not for Testnet.",
      ext: { subject: "signature", expected: { name: "Testnet" }, actual: { name: "Public" } },
    })
    const ours = { name: "Ours", passphrase: "Our Network ; 2026" }
    await expect(
      verify({ returned: elsewhere(ours.passphrase), networks: [ours] }),
    ).rejects.toMatchObject({ kind: "wrong-network", ext: { actual: ours } })
    await expect(verify({ returned: elsewhere("Nowhere") })).rejects.toMatchObject({
      kind: "bad-signature",
    })
  })

  test("whose signature has the right hint but is not valid", async () => {
    const returned = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: first!.hint,
        signature: new xdr.Signature(new Uint8Array(64).fill(1)),
      }),
    ])
    await expect(verify({ returned })).rejects.toMatchObject({
      kind: "bad-signature",
      message: expect.stringContaining("GBXF…ZYCP7L"),
    })
  })

  test("SI1: whose valid signature has another hint, so that no network would find it", async () => {
    const returned = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: new xdr.SignatureHint(new Uint8Array(4)),
        signature: first!.signature,
      }),
    ])
    await expect(verify({ returned })).rejects.toMatchObject({ kind: "wrong-account" })
  })

  test("that cannot be read", async () => {
    for (const returned of ["", "x", null, {}, "AAAA", unsigned.slice(0, -8)]) {
      await expect(verify({ returned: returned as string })).rejects.toMatchObject({
        kind: "bad-reply",
        cause: { kind: "bad-request" },
      })
    }
  })

  test("with bad-request if the sent envelope or the address is invalid", async () => {
    for (const input of [{ sent: "AAAA" }, { address: "G" }, { address: undefined }]) {
      const attempt = verify(input as Partial<TransactionToVerify>)
      await expect(attempt).rejects.toMatchObject({ kind: "bad-request" })
    }
  })
})

describe("allowAltered", () => {
  const allowAltered = true
  const bump = (inner: Transaction) => {
    const outer = TransactionBuilder.buildFeeBumpTransaction(
      stranger,
      "200",
      inner,
      networkPassphrase,
    )
    outer.sign(stranger)
    return outer
  }

  test("accepts a co-signer's signature, or none yet, on the transaction that was sent", async () => {
    for (const [given, signers] of [
      [{ returned: signedBy(payee) }, [payee.publicKey()]],
      [{ returned: signedBy(stranger) }, []],
      [{ returned: unsigned }, []],
      [{ sent: signedBy(payee), returned: unsigned }, []],
      [{ sent: signedBy(payee), returned: signedBy(stranger) }, []],
      [{ address: contract, sent: signedBy(payee), returned: unsigned }, []],
    ] as const) {
      expect(await verify({ allowAltered, ...given })).toEqual({
        verified: "body",
        hash,
        signers,
        fresh: false,
      })
    }
  })

  test("accepts the account's own signature, whatever happened to the others", async () => {
    const cosigned = signedBy(payee, signer)
    for (const [given, fresh] of [
      [{ sent: unsigned, returned: cosigned }, true],
      [{ sent: signedBy(stranger), returned: cosigned }, true],
      [{ sent: signedBy(signer), returned: cosigned }, false],
      [{ sent: cosigned, returned: signedBy(signer) }, false],
    ] as const) {
      expect(await verify({ allowAltered, ...given })).toMatchObject({
        verified: "signature",
        fresh,
      })
    }
  })

  test("rejects another transaction unless the account itself has just signed it", async () => {
    const another = payment("1000")
    const returnedBy = (...keys: Keypair[]) => {
      const copy = payment("1000")
      copy.sign(...keys)
      return copy.toXdr()
    }
    const refused = { kind: "altered", ext: { sent: hash, returned: otherHash } }
    const spare = withSignatures(unsigned, () => [
      ...TransactionBuilder.fromXdr(returnedBy(signer), networkPassphrase).signatures,
    ])
    for (const given of [
      { returned: another.toXdr() },
      { returned: returnedBy(payee, stranger) },
      { returned: returnedBy(stranger), signerAddress: stranger.publicKey() },
      { address: contract, returned: returnedBy(signer) },
      // The signature of the other transaction was in the envelope that was sent.
      { sent: spare, returned: returnedBy(signer) },
      { returned: bump(another).toXdr() },
    ]) {
      await expect(verify({ allowAltered, ...given })).rejects.toMatchObject(
        "returned" in given && given.returned === bump(another).toXdr()
          ? { kind: "altered" }
          : refused,
      )
    }
    expect(await verify({ allowAltered, returned: returnedBy(signer) })).toEqual({
      verified: "altered",
      hash: otherHash,
      signers: [address],
      fresh: true,
    })
  })

  test("accepts a fee bump of the transaction that was sent, signed inside or not yet", async () => {
    const inner = payment()
    inner.sign(signer)
    const outer = bump(inner)
    expect(await verify({ allowAltered, returned: outer.toXdr() })).toEqual({
      verified: "signature",
      hash: Buffer.from(outer.hash()).toString("hex"),
      signers: [address],
      fresh: true,
    })
    await expect(verify({ returned: outer.toXdr() })).rejects.toMatchObject({ kind: "altered" })
    const withoutOurs = bump(payment())
    expect(await verify({ allowAltered, returned: withoutOurs.toXdr() })).toEqual({
      verified: "body",
      hash: Buffer.from(withoutOurs.hash()).toString("hex"),
      signers: [],
      fresh: false,
    })
  })

  test("rejects an invalid signature with the account's hint", async () => {
    const elsewhere = TransactionBuilder.fromXdr(unsigned, networks.Public)
    elsewhere.sign(signer)
    await expect(verify({ allowAltered, returned: elsewhere.toXdr() })).rejects.toMatchObject({
      kind: "wrong-network",
    })
    const broken = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: first!.hint,
        signature: new xdr.Signature(new Uint8Array(64).fill(1)),
      }),
    ])
    await expect(verify({ allowAltered, returned: broken })).rejects.toMatchObject({
      kind: "bad-signature",
    })
  })

  test("still requires a transaction", async () => {
    await expect(verify({ allowAltered, returned: "AAAA" })).rejects.toMatchObject({
      kind: "bad-reply",
    })
  })
})

test("tries few keys per signature if many sources share the signer's hint", async () => {
  const builder = new TransactionBuilder(new Account(address, "1"), {
    fee: "100",
    networkPassphrase,
  })
  for (let index = 0; index < 100; index++) {
    const key = signer.rawPublicKey().map((byte, position) => (position < 28 ? index : byte))
    const source = StrKey.encodeEd25519PublicKey(key)
    builder.addOperation(Operation.bumpSequence({ bumpTo: "0", source }))
  }
  const transaction = builder.setTimeout(0).build()
  const sent = transaction.toXdr()
  transaction.sign(signer)
  const forged = new Uint8Array(64).fill(1)
  const hint = signer.signatureHint()
  for (let index = 1; index < 20; index++) {
    transaction.signatures.push(
      new xdr.DecoratedSignature({ hint, signature: new xdr.Signature(forged) }),
    )
  }
  const checks = vi.spyOn(crypto.subtle, "importKey")
  const verified = await verify({ sent, returned: transaction.toXdr() })
  expect(verified).toMatchObject({ verified: "signature", signers: [address] })
  expect(checks.mock.calls.length).toBeLessThanOrEqual(100)
  checks.mockRestore()
})
