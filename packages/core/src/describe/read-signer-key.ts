import { decodeBase32 } from "../encoding/strkey.js"
import type { XdrUnion } from "../encoding/xdr-value.js"
import { signerKeyOf } from "./decode-transaction.js"

/** Reads a signer's strkey (SEP-23) as a `SignerKey`: the reverse of `signerKeyOf`. Undefined for anything else. */
export function readSignerKey(key: string): XdrUnion | undefined {
  try {
    const signer = signerIn(key.slice(0, 1), decodeBase32(key).slice(1, -2))
    return signer && signerKeyOf(signer) === key ? signer : undefined
  } catch {
    return undefined
  }
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
