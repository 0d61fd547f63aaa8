import { encodeHex } from "@alidade/core/encoding"
import { TransactionBuilder } from "@stellar/stellar-sdk/base"
import { CombineError } from "./combine-error.js"

/** Maximum number of signatures that the network accepts. */
const MOST = 20

/**
 * Adds the signatures of another copy to an envelope, each once, of those at positions that are `wanted`. Both are
 * base64. Throws a `CombineError` if the copy is a different transaction or has no new signature.
 */
export function combineEnvelopes(
  xdr: string,
  copy: string,
  passphrase: string,
  wanted: (position: number) => boolean = () => true,
): string {
  const envelope = read(xdr, passphrase)
  const other = read(copy, passphrase)
  if (encodeHex(envelope.hash()) !== encodeHex(other.hash())) {
    throw new CombineError({ problem: "different" })
  }
  const existing = new Set(envelope.signatures.map((signature) => signature.toXdr("base64")))
  const isNew = (signature: (typeof other.signatures)[number]): boolean =>
    !existing.has(signature.toXdr("base64"))
  if (!other.signatures.some(isNew)) throw new CombineError({ problem: "nothingNew" })
  const fresh = other.signatures.filter(
    (signature, position) => isNew(signature) && wanted(position),
  )
  if (existing.size + fresh.length > MOST) {
    throw new CombineError({ problem: "tooMany", most: MOST })
  }
  for (const signature of fresh) envelope.addDecoratedSignature(signature)
  return envelope.toXDR()
}

/** The base64 envelope without the signatures at these positions. */
export function removeSignatures(
  xdr: string,
  positions: readonly number[],
  passphrase: string,
): string {
  const envelope = read(xdr, passphrase)
  const kept = envelope.signatures.filter((_, position) => !positions.includes(position))
  envelope.signatures.splice(0, envelope.signatures.length, ...kept)
  return envelope.toXDR()
}

function read(xdr: string, passphrase: string): ReturnType<typeof TransactionBuilder.fromXDR> {
  try {
    return TransactionBuilder.fromXDR(xdr, passphrase)
  } catch (cause) {
    throw new CombineError({ problem: "notEnvelope" }, { cause })
  }
}
