import type { ExtensionPlace } from "./extension-page.js"
import type { WalletModel } from "./model.js"

/**
 * Answers the messages that a page posts to itself, as a content script does, and logs both.
 *
 * @param read gives the request that a message is, or null
 * @param answer gives the reply, or null for silence
 * @returns how to stop; what is still unanswered then stays so
 */
export function answerPage<Request>(
  model: WalletModel,
  { page, meeting }: ExtensionPlace,
  read: (data: unknown) => Request | null,
  answer: (request: Request) => Promise<object | null>,
): () => void {
  const life = new AbortController()
  async function hear({ source, data }: MessageEvent): Promise<void> {
    const request = source === page ? read(data) : null
    if (!request) return
    await model.record("in", data)
    const reply = await answer(request)
    if (!reply || life.signal.aborted) return
    await model.record("out", reply)
    meeting.postMessage(reply, page.location.origin)
  }
  meeting.addEventListener("message", hear, { signal: life.signal })
  return () => life.abort()
}
