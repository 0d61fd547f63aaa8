import { decodeBase32 } from "../encoding/strkey.js"
import type { XdrUnion } from "../encoding/xdr-value.js"
import { signerKeyOf } from "./decode-transaction.js"

/** Reads a signer's strkey (SEP-23) as a `SignerKey`: the reverse of `signerKeyOf`. Undefined for anything else. */
export function readSignerKey(key: string): XdrUnion | undefined {
  try {
    const signer = signerIn(key.slice(0, 1), decodeBase32(key).slice(1, -2))
    return signer && isWhole(signer) && signerKeyOf(signer) === key ? signer : undefined
  } catch {
    return undefined
  }
}

/** Whether the parts have their lengths: a key of another length can have a right checksum, too. */
function isWhole({ type, value }: XdrUnion): boolean {
  if (type !== "ed25519SignedPayload") return (value as Uint8Array).length === 32
  const { payload } = value as { payload: Uint8Array }
  return payload.length > 0 && payload.length <= 64
}

function signerIn(letter: string, bytes: Uint8Array): XdrUnion | undefined {
  switch (letter) {
    case "G":
      return { type: "ed25519", value: bytes }
    case "T":
      return { type: "preAuthTx", value: bytes }
    case "X":
      return { type: "hashX", value: bytes }
    case "P": {
      const length = new DataView(bytes.buffer).getUint32(32)
      const value = { ed25519: bytes.slice(0, 32), payload: bytes.slice(36, 36 + length) }
      return { type: "ed25519SignedPayload", value }
    }
    default:
      return undefined
  }
}
