import type { WalletPage } from "../wallet/page.js"
import { CALLBACK_DELAY, postToCallback } from "./callback.js"
import { albedoError } from "./errors.js"
import { sayHello } from "./hello.js"
import { perform } from "./perform.js"
import { CLOSE_DELAY } from "./quirks.js"
import { sessionsIn, shareWithFrames } from "./sessions.js"
import { answerTo, type Request, type Result, readRequest } from "./wire.js"

/**
 * Albedo's window: greets the page that opened it, shows the page's request, and replies (AL1 to AL5). The page closes
 * it after a success; otherwise it closes itself.
 */
export async function confirm({ model, page, showNotice }: WalletPage): Promise<void> {
  const opener: Window | null = page.opener
  if (!opener)
    return showNotice({
      title: "No request",
      text: "Sites open this window when they need your account.",
    })
  showNotice({ title: "Albedo is opening…", text: "Waiting for the site's request." })
  const unanswered = new Map<Request, string>()
  const sessions = sessionsIn(page.localStorage)

  async function answer(request: Request, origin: string, result: Result): Promise<void> {
    unanswered.delete(request)
    const message = answerTo(request, result)
    const logged = model.record("out", message)
    // A closing window cannot wait for the log.
    if (!isClosing) await logged
    opener?.postMessage(message, origin)
  }

  /** Runs what must happen before the page receives a success. */
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
      return showNotice({
        title: "This site is blocked",
        text: `${origin} is on Albedo's list of malicious sites. Albedo ignores its requests.`,
      })
    const performed = await perform(model, request, origin, sessions)
    if (performed === "close") return page.close()
    if (!performed) return
    const result = "error" in performed ? performed : await finish(request, performed)
    await answer(request, origin, result)
    if (!("error" in result))
      return showNotice({ title: "Done", text: "The site closes this window." })
    showNotice({ title: "Not completed", text: errorText(result.error) })
    await model.wait(CLOSE_DELAY)
    page.close()
  })

  await sayHello(model, opener)
}

function errorText(error: unknown): string {
  const { message = "", ext } = error as { message?: string; ext?: unknown }
  return typeof ext === "string" ? `${message} ${ext}` : message
}
