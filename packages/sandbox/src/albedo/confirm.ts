import type { WalletPage } from "../wallet/page.js"
import { albedoError } from "./errors.js"
import { perform } from "./perform.js"
import { CLOSE_DELAY, HELLO_DELAY } from "./quirks.js"
import { type Hello, type Request, type Result, readRequest } from "./wire.js"

/**
 * Albedo's window: says hello to the page that opened it, shows what that page asks, answers it (AL1 to AL5). The
 * page closes it after a success; after anything else it closes itself.
 */
export async function confirm({ brain, page, say }: WalletPage): Promise<void> {
  const opener: Window | null = page.opener
  if (!opener)
    return say({
      title: "Nothing is asked",
      text: "A site opens this window when it wants something of your account.",
    })
  say({ title: "Albedo is opening …", text: "What the site asks is about to arrive." })
  const unanswered = new Map<Request, string>()

  async function answer(request: Request, origin: string, result: Result): Promise<void> {
    unanswered.delete(request)
    const message = { albedoIntentResult: { __reqid: request.__reqid, ...result } }
    const noted = brain.record("out", message)
    // The last words of a window that closes are said at once.
    if (!isClosing) await noted
    opener?.postMessage(message, origin)
  }

  let isClosing = false
  page.addEventListener("beforeunload", () => {
    isClosing = true
    if (!brain.getState().quirks.AL4) return
    for (const [request, origin] of unanswered)
      void answer(request, origin, { error: albedoError("rejected") })
  })

  page.addEventListener("message", async ({ source, data, origin }: MessageEvent) => {
    const request = source === opener ? readRequest(data) : null
    if (!request) return
    const isBlocked = brain.getState().quirks.AL5
    if (!isBlocked) unanswered.set(request, origin)
    await brain.record("in", data)
    if (isBlocked)
      return say({
        title: "This site is blocked",
        text: `${origin} is on Albedo's list of malicious sites: nothing it asks for is answered.`,
      })
    const result = await perform(brain, request, origin)
    if (result === "close") return page.close()
    if (!result) return
    await answer(request, origin, result)
    if (!("error" in result)) return say({ title: "Done", text: "The site closes this window." })
    say({ title: "Not done", text: words(result.error) })
    await brain.wait(CLOSE_DELAY)
    page.close()
  })

  await brain.wait(HELLO_DELAY)
  const { quirks } = brain.getState()
  if (quirks["AL1-silent"]) return
  const protocol = quirks["AL1-older"] ? 2 : quirks["AL1-newer"] ? 4 : 3
  const hello: Hello = { albedo: { protocol } }
  await brain.record("out", hello)
  // Who opened it is not known yet, and this is no secret.
  opener.postMessage(hello, "*")
}

function words(error: unknown): string {
  const { message = "", ext } = error as { message?: string; ext?: unknown }
  return typeof ext === "string" ? `${message} ${ext}` : message
}
