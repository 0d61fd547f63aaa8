import { WalletError } from "@alidade/core"
import { encodeBase64, encodeUtf8 } from "@alidade/core/encoding"

/** What xBull takes for base64 (XP6). Written so that no text makes it slow: groups of four, then at most one padded. */
const BASE64 = /^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?$/

/** In UTF-16 units. Nobody reads more in a wallet's window, and a regular expression throws on some millions. */
const LONGEST_MESSAGE = 100_000

/**
 * A message in the form in which xBull signs exactly its text (XP6). xBull decodes whatever looks like base64 before it
 * signs: of `abcd` it signs three other bytes, which no verifier of SEP-53 takes for a signature of `abcd`. So such a
 * text goes as the base64 of its own bytes, which xBull decodes to them. xBull shows that form: the screen says so (`shows`).
 * Throws `bad-request` for a text that is too long.
 */
export function inSignedForm(message: string): string {
  if (message.length > LONGEST_MESSAGE) {
    const words = `The message is too long for xBull: at most ${LONGEST_MESSAGE} characters.`
    throw new WalletError("bad-request", words)
  }
  return BASE64.test(message) ? encodeBase64(encodeUtf8(message)) : message
}
