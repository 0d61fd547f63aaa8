import type { Wire } from "./wire.js"

/** Replies that are posted to the window. `isReply` keeps the page's own messages out. */
function posted(isReply: (event: MessageEvent<Record<string, unknown> | null>) => boolean): Wire {
  return ({ tools, pass }) => {
    const passed = new WeakSet<Event>()
    const frame = document.createElement("iframe")
    document.body.append(frame)
    const sources = { "another window": frame.contentWindow, none: null } as const
    window.addEventListener(
      "message",
      (event) => {
        if (passed.has(event) || !isReply(event)) return
        event.stopImmediatePropagation()
        for (const reply of pass(event.data)) {
          const forged = tools.forgedIn(reply)
          const copy = new MessageEvent("message", {
            data: forged ? forged.data : reply,
            origin: forged?.origin ?? event.origin,
            source: forged?.source ? sources[forged.source] : event.source,
            ports: [...event.ports],
          })
          passed.add(copy)
          window.dispatchEvent(copy)
        }
      },
      true,
    )
    return undefined
  }
}

/** Messages of a content script, which come from the page's own window. */
export function fromPage(source: string): Wire {
  return posted((event) => event.source === window && event.data?.source === source)
}

/** Messages of the app whose browser shows the page, which have the request's id. */
export const fromApp: Wire = posted(
  ({ data, source }) => source === window && typeof data?.eventId === "string",
)

/** Messages of a window that the page opened, or of a frame. */
export const fromOthers: Wire = posted(({ source }) => source !== null && source !== window)
