import type { Request, Route } from "@playwright/test"
import { endlessAsFinite } from "./endless-as-finite.js"
import { keepPosition, takePosition } from "./stream-positions.js"

/** Request headers that the sandbox reads. It would refuse the page's origin. */
const forwarded = ["accept", "access-control-request-headers", "content-type"] as const

/** The media type of an endless stream. */
const EVENTS = "text/event-stream"

/**
 * Answers a page's request with the sandbox's reply at a URL. Ends the request to the sandbox when the page's request has
 * ended, so that a wallet notices a closed window. Of an endless stream the page gets the next events, and asks again.
 */
export async function forward(route: Route, url: string): Promise<void> {
  const request = route.request()
  const page = pageOf(request)
  const gone = new AbortController()
  const end = (): void => gone.abort()
  const endOwn = (failed: Request): void => {
    if (failed === request) end()
  }
  page?.once("close", end)
  page?.on("requestfailed", endOwn)
  try {
    const given = request.headers()
    const headers = new Headers()
    for (const name of forwarded) if (given[name]) headers.set(name, given[name])
    const position = given.accept === EVENTS ? takePosition(request) : undefined
    if (position) headers.set("last-event-id", position)
    const response = await fetch(url, {
      method: request.method(),
      headers,
      body: request.postData(),
      redirect: "manual",
      signal: gone.signal,
    })
    const isStream = response.headers.get("content-type") === EVENTS
    const body =
      isStream && response.body
        ? await endlessAsFinite(response.body)
        : Buffer.from(await response.arrayBuffer())
    await route.fulfill({ status: response.status, headers: headersOf(response), body })
    // A page that left before it had these events reads them when it opens the stream again.
    if (typeof body === "string" && !gone.signal.aborted) keepPosition(request, body)
  } catch {
    // The sandbox or the page is gone. The page, if there is one, sees a failed request.
    await route.abort().catch(() => {})
  } finally {
    gone.abort()
    page?.off("close", end)
    page?.off("requestfailed", endOwn)
  }
}

/** The page of a request. A window's first request comes before there is one. */
function pageOf(request: Request): ReturnType<ReturnType<Request["frame"]>["page"]> | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}

/** The reply's headers. The true sites let any page frame them, the sandbox's only pages of this machine. */
function headersOf({ headers }: Response): Record<string, string> {
  const { connection: _, "transfer-encoding": __, ...others } = Object.fromEntries(headers)
  const policy = others["content-security-policy"]
  return policy === undefined
    ? others
    : { ...others, "content-security-policy": policy.replace(/frame-ancestors [^;]*;?/, "") }
}
