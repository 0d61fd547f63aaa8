import { readSignerKey } from "@alidade/core/describe"
import { decodeHex, encodeStrkey } from "@alidade/core/encoding"

/** What can become a signer: an account's key, whoever knows a secret by its SHA-256 hash, or one transaction. */
export const signerKinds = ["account", "hash", "transaction"] as const

/** One of them. */
export type SignerKind = (typeof signerKinds)[number]

/** SEP-23's version bytes. */
const versions = { hash: 23 << 3, transaction: 19 << 3 } as const
const letters = { account: "G", hash: "X", transaction: "T" } as const

/** The key of a new signer: its strkey, or a hash in hex. Undefined for anything else. */
export function readNewSigner(kind: SignerKind, text: string): string | undefined {
  const typed = text.trim()
  if (kind !== "account" && /^[0-9a-f]{64}$/i.test(typed)) {
    return encodeStrkey(versions[kind], decodeHex(typed.toLowerCase()))
  }
  return typed.startsWith(letters[kind]) && readSignerKey(typed) ? typed : undefined
}
