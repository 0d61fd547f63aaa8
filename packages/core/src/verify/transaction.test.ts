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
import { networks } from "../networks.js"
import { type TransactionToVerify, verifyTransaction } from "./transaction.js"

/** The example key of SEP-53, and two others. */
const signer = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")
const address = signer.publicKey()
const payee = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7))
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const networkPassphrase = networks.Testnet

/** A payment by the signer, of which the payee is a source too. */
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

/** The envelope with its signatures rewritten. */
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

describe("a signed transaction is accepted", () => {
  test("SI1: as Albedo, xBull and the Stellar SDK sign it [S1.15]", async () => {
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

  test("when the account was asked by its muxed address", async () => {
    const muxed = encodeMuxedAccountToAddress(encodeMuxedAccount(address, "7"))
    expect(await verify({ address: muxed })).toMatchObject({ verified: "signature" })
  })

  test("beside the signatures that were there, and lists whose they are", async () => {
    const asked = { sent: signedBy(payee), returned: signedBy(payee, signer) }
    expect(await verify(asked)).toMatchObject({
      verified: "signature",
      signers: [address, payee.publicKey()],
      fresh: true,
    })
  })

  test("in whatever order its signatures came back", async () => {
    const asked = { sent: signedBy(payee), returned: signedBy(signer, payee) }
    expect(await verify(asked)).toMatchObject({ verified: "signature", fresh: true })
  })

  test("with the signature of someone else added beside it: that takes nothing away", async () => {
    expect(await verify({ returned: signedBy(stranger, signer) })).toMatchObject({
      verified: "signature",
      signers: [address],
      fresh: true,
    })
  })

  test("by an account that is none of its sources", async () => {
    const asked = { address: stranger.publicKey(), returned: signedBy(stranger) }
    expect(await verify(asked)).toMatchObject({
      verified: "signature",
      signers: [stranger.publicKey()],
    })
  })

  test("when it was signed before and came back as it was, but the signature is not fresh", async () => {
    const asked = { sent: signedBy(payee, signer), returned: signedBy(payee, signer) }
    expect(await verify(asked)).toMatchObject({ verified: "signature", fresh: false })
  })

  test("when its signature is a copy of one that was sent, which is not fresh under any hint", async () => {
    const twice = { sent: signedBy(signer), returned: signedBy(signer, signer) }
    expect(await verify(twice)).toMatchObject({ verified: "signature", fresh: false })
    const hidden = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: new xdr.SignatureHint(new Uint8Array(4)),
        signature: first!.signature,
      }),
    ])
    const shown = withSignatures(hidden, (there) => [
      ...there,
      ...TransactionBuilder.fromXdr(signedBy(signer), networkPassphrase).signatures,
    ])
    expect(await verify({ sent: hidden, returned: shown })).toMatchObject({
      verified: "signature",
      fresh: false,
    })
  })

  test("SI1: when its kind was changed between versions 0 and 1, which hash alike", async () => {
    // Version 0 has no tag before the source's key: the envelope's tag and the key's are then the same four zeros.
    const inVersion0 = (envelope: string) => encodeBase64(decodeBase64(envelope).slice(4)) as string
    const [sent0, returned0] = [inVersion0(unsigned), inVersion0(signedBy(signer))]
    const { type } = xdr.TransactionEnvelope.fromXdr(returned0, "base64")
    expect(type).toBe("envelopeTypeTxV0")
    for (const asked of [
      { sent: sent0 },
      { returned: returned0 },
      { sent: sent0, returned: returned0 },
    ]) {
      expect(await verify(asked)).toMatchObject({ verified: "signature", hash, fresh: true })
    }
  })

  test("for a contract's address with its body alone checked", async () => {
    expect(await verify({ address: contract, returned: unsigned })).toEqual({
      verified: "body",
      hash,
      signers: [],
      fresh: false,
    })
  })
})

describe("a signed transaction is refused", () => {
  test("when it is another one, with both hashes", async () => {
    const another = payment("1000")
    another.sign(signer)
    for (const asked of [{}, { address: contract }]) {
      await expect(verify({ ...asked, returned: another.toXdr() })).rejects.toMatchObject({
        kind: "altered",
        code: -1,
        message: expect.stringMatching(new RegExp(`${otherHash}.*${hash}`)),
        ext: { sent: hash, returned: otherHash },
      })
    }
  })

  test("when a signature that was there is gone, or was changed", async () => {
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
        message: expect.stringContaining("took away a signature"),
        ext: { sent: hash, returned: hash },
      })
    }
  })

  test("when it came back unsigned", async () => {
    for (const asked of [
      { returned: unsigned },
      { sent: signedBy(payee), returned: signedBy(payee) },
    ]) {
      await expect(verify(asked)).rejects.toMatchObject({
        kind: "bad-signature",
        message: expect.stringContaining("unsigned"),
      })
    }
  })

  test("when another account signed, named by the wallet or found among the sources", async () => {
    for (const [signature, asked] of [
      [payee, {}],
      [stranger, { signerAddress: stranger.publicKey() }],
    ] as const) {
      await expect(verify({ ...asked, returned: signedBy(signature) })).rejects.toMatchObject({
        kind: "wrong-account",
        code: -3,
        ext: { asked: address, signer: signature.publicKey() },
      })
    }
    const unknown = verify({ returned: signedBy(stranger), signerAddress: "nobody" })
    await expect(unknown).rejects.toMatchObject({
      kind: "wrong-account",
      message: expect.stringContaining("Another account signed, not GBXF…ZYCP7L"),
    })
  })

  test("when another account signed what the one asked had signed before", async () => {
    const asked = { sent: signedBy(signer), returned: signedBy(signer, payee) }
    await expect(verify(asked)).rejects.toMatchObject({ kind: "wrong-account" })
  })

  test("when it was signed for another network, known or not", async () => {
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

  test("when the signature bears the right hint and is not one", async () => {
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

  test("SI1: when the signature is good but bears another hint, under which no network would find it", async () => {
    const returned = withSignatures(signedBy(signer), ([first]) => [
      new xdr.DecoratedSignature({
        hint: new xdr.SignatureHint(new Uint8Array(4)),
        signature: first!.signature,
      }),
    ])
    await expect(verify({ returned })).rejects.toMatchObject({ kind: "wrong-account" })
  })

  test("when nothing that can be read came back", async () => {
    for (const returned of ["", "x", null, {}, "AAAA", unsigned.slice(0, -8)]) {
      await expect(verify({ returned: returned as string })).rejects.toMatchObject({
        kind: "bad-reply",
        cause: { kind: "bad-request" },
      })
    }
  })

  test("as the app's own mistake when what was sent, or the address, is none", async () => {
    for (const asked of [{ sent: "AAAA" }, { address: "G" }, { address: undefined }]) {
      const attempt = verify(asked as Partial<TransactionToVerify>)
      await expect(attempt).rejects.toMatchObject({ kind: "bad-request" })
    }
  })
})

describe("an altered transaction, where the app allows it", () => {
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

  test("passes with a co-signer's signature, or none yet, as the transaction that was sent", async () => {
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

  test("passes as signed with the account's own signature, whatever became of the others", async () => {
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

  test("is refused as another transaction unless the account itself has just signed that one", async () => {
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
      // The signature over the other transaction was in the envelope that was sent.
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

  test("is a fee bump of the very transaction sent, signed inside or not yet", async () => {
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

  test("is refused when what should be the account's signature is not valid", async () => {
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

  test("must be a transaction all the same", async () => {
    await expect(verify({ allowAltered, returned: "AAAA" })).rejects.toMatchObject({
      kind: "bad-reply",
    })
  })
})

test("tries few keys for a signature when the operations' sources share the signer's hint", async () => {
  const builder = new TransactionBuilder(new Account(address, "1"), {
    fee: "100",
    networkPassphrase,
  })
  for (let index = 0; index < 100; index++) {
    const key = signer.rawPublicKey().map((byte, place) => (place < 28 ? index : byte))
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
