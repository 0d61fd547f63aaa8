import type { ExtensionPlace } from "./extension-page.js"
import type { WalletModel } from "./model.js"

/**
 * Answers the messages that a page posts to itself, as a content script does, and logs both directions.
 *
 * @param read returns the request in a message, or null if it is not one
 * @param answer returns the reply, or null to stay silent
 * @returns a function that stops; pending requests then stay unanswered
 */
export function answerPage<Request>(
  model: WalletModel,
  { page, meeting }: ExtensionPlace,
  read: (data: unknown) => Request | null,
  answer: (request: Request) => Promise<object | null>,
): () => void {
  const life = new AbortController()
  async function onMessage({ source, data }: MessageEvent): Promise<void> {
    const request = source === page ? read(data) : null
    if (!request) return
    await model.record("in", data)
    const reply = await answer(request)
    if (!reply || life.signal.aborted) return
    await model.record("out", reply)
    meeting.postMessage(reply, page.location.origin)
  }
  meeting.addEventListener("message", onMessage, { signal: life.signal })
  return () => life.abort()
}
