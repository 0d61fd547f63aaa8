import type { ExtensionContext } from "./extension-page.js"
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
  { page, extensionPage }: ExtensionContext,
  read: (data: unknown) => Request | null,
  answer: (request: Request) => Promise<object | null>,
): () => void {
  const lifetime = new AbortController()
  async function onMessage({ source, data }: MessageEvent): Promise<void> {
    const request = source === page ? read(data) : null
    if (!request) return
    await model.record("in", data)
    const reply = await answer(request)
    if (!reply || lifetime.signal.aborted) return
    await model.record("out", reply)
    extensionPage.postMessage(reply, page.location.origin)
  }
  extensionPage.addEventListener("message", onMessage, { signal: lifetime.signal })
  return () => lifetime.abort()
}
