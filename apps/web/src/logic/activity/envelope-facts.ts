import { describeTransaction } from "@alidade/core/describe"
import { textIn } from "../effects/values.js"
import type { Deeds } from "../sentence/deed.js"
import { deedsOf } from "../sentence/read-deeds.js"

/** What is said of a transaction in a list. */
export interface EnvelopeFacts {
  deeds: Deeds
  /** A third-party text, safe to display. */
  memo: string
  /** When it expires, in ms since the epoch. */
  expiresAt: number | undefined
}

/** Reads an envelope (base64 XDR). Rejects with `bad-request` if it can't be decoded. */
export async function readEnvelopeFacts(xdr: string, passphrase: string): Promise<EnvelopeFacts> {
  const described = await describeTransaction(xdr, passphrase)
  const { memo, notAfter } = described
  return {
    deeds: deedsOf(described),
    memo: textIn(memo?.value),
    expiresAt: notAfter === undefined ? undefined : Number(notAfter) * 1_000,
  }
}
