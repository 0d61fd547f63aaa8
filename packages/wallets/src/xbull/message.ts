import { reason, WalletError } from "@alidade/core"
import { encodeBase64, encodeUtf8 } from "@alidade/core/encoding"

/** What xBull treats as base64 (XP6). It runs in linear time: groups of four, then at most one padded group. */
const BASE64 = /^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?$/

/**
 * Maximum message length in UTF-16 units. Nobody reads more in a wallet's window, and regular expressions fail on
 * millions.
 */
const LONGEST_MESSAGE = 100_000

/**
 * Encodes a message so that xBull signs exactly its text (XP6). xBull decodes anything that looks like base64 before it
 * signs. It would sign three other bytes for `abcd`, and SEP-53 verifiers would reject that signature. So such a text
 * is sent as the base64 of its own bytes, and so are bytes that are no text. xBull shows that form, and the screen says so
 * (`shows`). Throws `bad-request` for a message that is too long.
 */
export function toSignedForm(message: string | Uint8Array): string {
  if (message.length > LONGEST_MESSAGE) {
    const words = reason(
      "xbullLong",
      "The message is too long for xBull. It can have at most {most} characters.",
      { most: LONGEST_MESSAGE },
    )
    throw new WalletError("bad-request", words)
  }
  if (typeof message !== "string") return encodeBase64(message)
  return BASE64.test(message) ? encodeBase64(encodeUtf8(message)) : message
}
