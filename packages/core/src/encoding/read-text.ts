import { WalletError } from "../errors.js"

/**
 * The UTF-8 text of an HTTP answer. It is read piece by piece, and cancelled once it is longer than `maxBytes`: an
 * endless answer is neither awaited nor kept. Throws `external`, which names the `sender`, for a longer one, and what
 * `fetch` throws for one that breaks off.
 */
export async function readText(
  response: Response,
  maxBytes: number,
  sender: string,
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
      // Not awaited: an intermediary may hold on to the connection.
      reader.cancel().catch(() => {})
      throw new WalletError("external", `${sender} sent more than ${maxBytes} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
