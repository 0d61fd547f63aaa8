import type { IncomingMessage } from "node:http"

const names = String.raw`(localhost|127\.0\.0\.1|\[::1\])(:\d+)?`
const host = new RegExp(`^${names}$`, "i")
const origin = new RegExp(`^https?://${names}$`)

/**
 * Whether a request is for this machine by name. A page of elsewhere can have its own name point here (DNS rebinding),
 * and its browser then takes what is here for that page's own server; the name is what gives it away.
 */
export function isForHere({ headers }: Pick<IncomingMessage, "headers">): boolean {
  // HTTP/1.0 alone does without, which no browser speaks.
  return headers.host === undefined || host.test(headers.host)
}

/** Whether a page of this machine asks, or no page (a test, a shell), which names no origin. */
export function isFromHere(asking: string | undefined): boolean {
  return asking === undefined || origin.test(asking)
}
