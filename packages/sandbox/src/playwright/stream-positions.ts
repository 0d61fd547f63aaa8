import type { Frame, Request } from "@playwright/test"

/**
 * Where each page is in the endless streams that it reads in parts. Browsers name the last event when they ask again, but
 * do not show that header to a router.
 */
const positions = new WeakMap<Frame, Map<string, string>>()

/** Takes the id of the last event that a page has of a stream. A stream that the page opens anew has none. */
export function takePosition(request: Request): string | undefined {
  const known = positions.get(request.frame())
  const id = known?.get(request.url())
  known?.delete(request.url())
  return id
}

/** Keeps the id of the last of these events until the page asks again, or its frame shows another document. */
export function keepPosition(request: Request, events: string): void {
  const id = [...events.matchAll(/^id: ?(.*)$/gm)].at(-1)?.[1]
  if (id === undefined) return
  const frame = request.frame()
  const known = positions.get(frame) ?? watched(frame)
  known.set(request.url(), id)
}

function watched(frame: Frame): Map<string, string> {
  const known = new Map<string, string>()
  positions.set(frame, known)
  frame.page().on("framenavigated", (navigated) => {
    if (navigated === frame) known.clear()
  })
  return known
}
