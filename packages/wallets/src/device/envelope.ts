import { reason, WalletError } from "@alidade/core"
import { concatBytes, decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import type { Envelope } from "@alidade/core/verify"

/** Maximum number of signatures in an envelope. */
const MAX_SIGNATURES = 20

/**
 * Appends a signature, with its key's hint, to a base64 `TransactionEnvelope` after the existing ones (SI1). Takes the
 * envelope both as XDR and parsed. Throws `bad-request` if it is full.
 */
export function appendSignature(
  xdr: string,
  { signatures }: Envelope,
  publicKey: Uint8Array,
  signature: Uint8Array,
): string {
  if (signatures.length >= MAX_SIGNATURES) {
    throw new WalletError(
      "bad-request",
      reason("deviceSignatures", "The transaction already has 20 signatures, the maximum."),
    )
  }
  const bytes = decodeBase64(xdr)
  const count = bytes.length - signatures.reduce((sum, decorated) => sum + sizeOf(decorated), 4)
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

/** Size of a decorated signature in bytes: hint, length, and the signature padded to a multiple of four. */
function sizeOf({ signature }: Envelope["signatures"][number]): number {
  return 8 + Math.ceil(signature.length / 4) * 4
}

function be32(value: number): Uint8Array {
  return Uint8Array.of(value >> 24, value >> 16, value >> 8, value)
}
