import { hash, xdr } from "@stellar/stellar-sdk/base"
import { fromText } from "../entries/bytes.js"

/** A body, its hash for a network, and its signatures. */
interface Signed<Body> {
  readonly body: Body
  /** The hash that the signatures sign (32 bytes). */
  readonly hash: Uint8Array
  readonly signatures: readonly xdr.DecoratedSignature[]
}

/** A submitted transaction, alone or within a fee bump that pays for it. */
export interface Submission extends Signed<xdr.Transaction> {
  /** The envelope as the ledger stores it. Version 0 is rewritten as version 1, which has the same hash. */
  readonly envelope: xdr.TransactionEnvelope
  /** The passphrase of the network that the hashes are for. */
  readonly passphrase: string
  readonly bump?: Signed<xdr.FeeBumpTransaction>
}

/** Decodes a base64 `TransactionEnvelope` of any version. Throws an `XdrError` if the input is anything else. */
export function decodeEnvelope(base64: string, passphrase: string): Submission {
  const decoded = xdr.TransactionEnvelope.fromXdr(base64, "base64")
  const envelope = decoded.type === "envelopeTypeTxV0" ? versionOne(decoded.v0) : decoded
  switch (envelope.type) {
    case "envelopeTypeTx":
      return { envelope, passphrase, ...signed(envelope.v1, passphrase) }
    case "envelopeTypeTxFeeBump": {
      const { tx, signatures } = envelope.feeBump
      const tagged = xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTxFeeBump(tx)
      const bump = { body: tx, hash: signedHash(tagged, passphrase), signatures }
      return { envelope, passphrase, ...signed(tx.innerTx.v1, passphrase), bump }
    }
    default:
      throw new xdr.XdrError(`${envelope.type} is no transaction`)
  }
}

function signed(
  { tx, signatures }: xdr.TransactionV1Envelope,
  passphrase: string,
): Signed<xdr.Transaction> {
  return { body: tx, hash: transactionHash(tx, passphrase), signatures }
}

/** The hash of a transaction that its signatures sign (32 bytes). */
export function transactionHash(tx: xdr.Transaction, passphrase: string): Uint8Array {
  const tagged = xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(tx)
  return signedHash(tagged, passphrase)
}

function signedHash(
  taggedTransaction: xdr.TransactionSignaturePayloadTaggedTransaction,
  passphrase: string,
): Uint8Array {
  const networkId = hash(fromText(passphrase))
  return hash(new xdr.TransactionSignaturePayload({ networkId, taggedTransaction }).toXdr())
}

function versionOne({ tx, signatures }: xdr.TransactionV0Envelope): xdr.TransactionEnvelope {
  const { sourceAccountEd25519, timeBounds, fee, seqNum, memo, operations } = tx
  return xdr.TransactionEnvelope.envelopeTypeTx(
    new xdr.TransactionV1Envelope({
      tx: new xdr.Transaction({
        sourceAccount: xdr.MuxedAccount.keyTypeEd25519(sourceAccountEd25519),
        fee,
        seqNum,
        cond: timeBounds
          ? xdr.Preconditions.precondTime(timeBounds)
          : xdr.Preconditions.precondNone(),
        memo,
        operations,
        ext: xdr.TransactionExt.v0(),
      }),
      signatures,
    }),
  )
}
