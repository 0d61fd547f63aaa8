import type { Page } from "@playwright/test"

/** An extension that talks by page messages in Freighter's format. */
export type Speaker = "FREIGHTER" | "LOBSTR"

/** The `source` of requests to an extension. */
export const sourceOf = (speaker: Speaker): string => `${speaker}_EXTERNAL_MSG_REQUEST`

/**
 * Posts messages to the page itself, then one more request, and returns all replies up to that one's. A message without
 * a reply among them was ignored.
 */
export function postTo(
  speaker: Speaker,
  page: Page,
  ...messages: unknown[]
): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    ({ messages, speaker, source }) =>
      new Promise((resolve) => {
        const replies: Record<string, unknown>[] = []
        const listen = ({ data }: MessageEvent): void => {
          if (data?.source !== `${speaker}_EXTERNAL_MSG_RESPONSE`) return
          if (data.messagedId !== "the last") return void replies.push(data)
          window.removeEventListener("message", listen)
          resolve(replies)
        }
        window.addEventListener("message", listen)
        const last = { source, messageId: "the last", type: "REQUEST_CONNECTION_STATUS" }
        for (const message of [...messages, last]) window.postMessage(message, location.origin)
      }),
    { messages, speaker, source: sourceOf(speaker) },
  )
}
