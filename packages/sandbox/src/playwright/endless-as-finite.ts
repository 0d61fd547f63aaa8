/** How soon a page asks for the following events, in ms. */
const SOON = 50

/**
 * Reads an endless stream of server-sent events up to its next event with an id, because a routed request needs a whole
 * reply. The browser asks again by itself and names that event, so it misses none.
 */
export async function endlessAsFinite(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      text += decoder.decode(value, { stream: !done })
      const end = text.lastIndexOf("\n\n")
      const events = text.slice(0, end + 2)
      if (done || /^id:/m.test(events)) return `retry: ${SOON}\n\n${withoutRetry(events)}`
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function withoutRetry(events: string): string {
  return events.replace(/^retry:.*\n/gm, "")
}
