import type { IncomingMessage } from "node:http"

const names = String.raw`(localhost|127\.0\.0\.1|\[::1\])(:\d+)?`
const host = new RegExp(`^${names}$`, "i")
const origin = new RegExp(`^https?://${names}$`)

/**
 * Whether a request names this machine as its host. A foreign page can resolve its own name to this machine (DNS
 * rebinding), and its browser then treats this server as the page's own. The host name reveals that.
 */
export function isLocalHost({ headers }: Pick<IncomingMessage, "headers">): boolean {
  // Only HTTP/1.0 omits the host, and no browser uses that.
  return headers.host === undefined || host.test(headers.host)
}

/** Whether the request comes from a page of this machine, or from a test or a shell, which send no origin. */
export function isLocalOrigin(page: string | undefined): boolean {
  return page === undefined || origin.test(page)
}
