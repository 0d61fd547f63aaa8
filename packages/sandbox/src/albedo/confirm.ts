import type { WalletPage } from "../wallet/page.js"
import { CALLBACK_DELAY, postToCallback } from "./callback.js"
import { albedoError } from "./errors.js"
import { sayHello } from "./hello.js"
import { perform } from "./perform.js"
import { CLOSE_DELAY } from "./quirks.js"
import { sessionsIn, shareWithFrames } from "./sessions.js"
import { answerTo, type Request, type Result, readRequest } from "./wire.js"

/**
 * Albedo's window: says hello to the page that opened it, shows what that page asks, answers it (AL1 to AL5). The
 * page closes it after a success; after anything else it closes itself.
 */
export async function confirm({ model, page, say }: WalletPage): Promise<void> {
  const opener: Window | null = page.opener
  if (!opener)
    return say({
      title: "Nothing is asked",
      text: "A site opens this window when it wants something of your account.",
    })
  say({ title: "Albedo is opening …", text: "What the site asks is about to arrive." })
  const unanswered = new Map<Request, string>()
  const sessions = sessionsIn(page.localStorage)

  async function answer(request: Request, origin: string, result: Result): Promise<void> {
    unanswered.delete(request)
    const message = answerTo(request, result)
    const noted = model.record("out", message)
    // The last words of a window that closes are said at once.
    if (!isClosing) await noted
    opener?.postMessage(message, origin)
  }

  /** What is done before a success is told. */
  async function finish({ intent, params }: Request, result: Result): Promise<Result> {
    const { callback } = params
    if (callback) {
      if (!postToCallback(page, String(callback), result))
        return { error: albedoError("callback", `Unsupported callback schema: ${callback}`) }
      await model.wait(CALLBACK_DELAY)
    }
    if (intent === "implicit_flow" && opener) shareWithFrames(sessions, page, opener)
    return result
  }

  let isClosing = false
  page.addEventListener("beforeunload", () => {
    isClosing = true
    if (!model.getState().quirks.AL4) return
    for (const [request, origin] of unanswered)
      void answer(request, origin, { error: albedoError("rejected") })
  })

  page.addEventListener("message", async ({ source, data, origin }: MessageEvent) => {
    const request = source === opener ? readRequest(data) : null
    if (!request) return
    const isBlocked = model.getState().quirks.AL5
    if (!isBlocked) unanswered.set(request, origin)
    await model.record("in", data)
    if (isBlocked)
      return say({
        title: "This site is blocked",
        text: `${origin} is on Albedo's list of malicious sites: nothing it asks for is answered.`,
      })
    const performed = await perform(model, request, origin, sessions)
    if (performed === "close") return page.close()
    if (!performed) return
    const result = "error" in performed ? performed : await finish(request, performed)
    await answer(request, origin, result)
    if (!("error" in result)) return say({ title: "Done", text: "The site closes this window." })
    say({ title: "Not done", text: words(result.error) })
    await model.wait(CLOSE_DELAY)
    page.close()
  })

  await sayHello(model, opener)
}

function words(error: unknown): string {
  const { message = "", ext } = error as { message?: string; ext?: unknown }
  return typeof ext === "string" ? `${message} ${ext}` : message
}
