import { concatBytes } from "../encoding/bytes.js"
import { encodeStrkey } from "../encoding/strkey.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrFields, type XdrUnion } from "../encoding/xdr-value.js"
import { type Envelope, readEnvelope } from "../verify/envelope.js"
import { addressOf } from "./addresses.js"

/** A decoded transaction, by the names of Stellar's definitions. */
export interface DecodedTransaction {
  /** The fields of `Transaction`. Version 0 is in its version-1 form; of a fee bump, this is the inner transaction. */
  readonly transaction: XdrFields
  /** The fields of `FeeBumpTransaction`. */
  readonly feeBump?: XdrFields
}

/** Decodes a base64 `TransactionEnvelope` of any kind, without its signatures. Throws `bad-request`. */
export function decodeTransaction(xdr: string): DecodedTransaction {
  const envelope = readEnvelope(xdr)
  const transaction = bodyOf(envelope.inner ?? envelope)
  return envelope.inner ? { transaction, feeBump: bodyOf(envelope) } : { transaction }
}

/** The transaction that is signed, or the fee bump. Version 0 is signed in its version-1 form. */
export function bodyOf({ kind, body }: Envelope): XdrFields {
  const type = kind === "fee-bump" ? "FeeBumpTransaction" : "Transaction"
  return readXdr(type, createXdrReader(body.subarray(4))) as XdrFields
}

/** SEP-23's version bytes of signers that are not accounts. */
const versions = { preAuthTx: 19 << 3, hashX: 23 << 3, payload: 15 << 3 } as const

/** The strkey of a `SignerKey` (SEP-23): `G…`, `T…` (a transaction), `X…` (a hash) or `P…` (a signed payload). */
export function signerKeyOf({ type, value }: XdrUnion): string {
  switch (type) {
    case "preAuthTx":
      return encodeStrkey(versions.preAuthTx, value as Uint8Array)
    case "hashX":
      return encodeStrkey(versions.hashX, value as Uint8Array)
    case "ed25519SignedPayload": {
      const { ed25519, payload } = value as { ed25519: Uint8Array; payload: Uint8Array }
      const length = new Uint8Array(4)
      new DataView(length.buffer).setUint32(0, payload.length)
      const padding = new Uint8Array((4 - (payload.length % 4)) % 4)
      return encodeStrkey(versions.payload, concatBytes(ed25519, length, payload, padding))
    }
    default:
      return addressOf({ type, value })
  }
}
