import { WalletError } from "../contract/errors.js"
import { type ReasonValue, reason } from "../contract/reason.js"

/**
 * Reads the UTF-8 text of an HTTP response. Reads in chunks and cancels once it is longer than `maxBytes`, so that an
 * endless response is neither awaited nor stored. Throws `external` for a longer response, naming the `sender`, and the
 * error of `fetch` if the response breaks off.
 */
export async function readText(
  response: Response,
  maxBytes: number,
  sender: ReasonValue,
): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // Not awaited, because a proxy may keep the connection open.
      reader.cancel().catch(() => {})
      throw new WalletError(
        "external",
        reason("tooMuchSent", "{sender} sent more than {most} bytes.", { sender, most: maxBytes }),
      )
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
