import { encodeBase64, encodeUtf8 } from "@alidade/core/encoding"

/** What xBull takes for base64 (XP6). Written so that no text makes it slow: groups of four, then at most one padded. */
const BASE64 = /^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?$/

/**
 * A message in the form in which xBull signs exactly its text (XP6). xBull decodes whatever looks like base64 before it
 * signs: of `abcd` it signs three other bytes, which no verifier of SEP-53 takes for a signature of `abcd`. So such a
 * text goes as the base64 of its own bytes, which xBull decodes to them. It shows that form to the person; but a text
 * without a space or a full stop is a token or a hash, which nobody reads, and the kit's screens show the text itself.
 */
export function inSignedForm(message: string): string {
  return BASE64.test(message) ? encodeBase64(encodeUtf8(message)) : message
}
