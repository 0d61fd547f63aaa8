import { WalletError } from "@alidade/core"
import { concatBytes, decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import type { Envelope } from "@alidade/core/verify"

/** The most signatures that an envelope holds. */
const MOST = 20

/**
 * A base64 `TransactionEnvelope` with one signature more, after those that it has: hint and signature of the public key
 * (SI1). `envelope` is what it was read as. Throws `bad-request` when it is full.
 */
export function appendSignature(
  xdr: string,
  { signatures }: Envelope,
  publicKey: Uint8Array,
  signature: Uint8Array,
): string {
  if (signatures.length >= MOST) {
    throw new WalletError("bad-request", "The transaction has twenty signatures: it takes no more.")
  }
  const bytes = decodeBase64(xdr)
  const count = bytes.length - signatures.reduce((sum, one) => sum + sizeOf(one), 4)
  return encodeBase64(
    concatBytes(
      bytes.subarray(0, count),
      be32(signatures.length + 1),
      bytes.subarray(count + 4),
      publicKey.subarray(-4),
      be32(signature.length),
      signature,
    ),
  )
}

/** Bytes of a decorated signature: hint, length, and the signature padded to four. */
function sizeOf({ signature }: Envelope["signatures"][number]): number {
  return 8 + Math.ceil(signature.length / 4) * 4
}

function be32(value: number): Uint8Array {
  return Uint8Array.of(value >> 24, value >> 16, value >> 8, value)
}
