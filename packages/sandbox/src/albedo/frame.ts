import type { WalletPage } from "../wallet/page.js"
import { sayHello } from "./hello.js"
import { performImplicitly } from "./perform-implicitly.js"
import { type Sessions, sessionsIn } from "./sessions.js"
import { answerTo, readRequest, readSync } from "./wire.js"

/**
 * Albedo's front end as a page frames it, with no size: does what its sessions cover, and asks nobody (AL7). Where
 * the browser keeps its storage from it, it gets no further than loading.
 */
export async function frame({ model, page, say }: WalletPage): Promise<void> {
  const { parent } = page
  if (parent === page)
    return say({
      title: "Nothing is asked",
      text: "A site has this page in a frame without a size, for what it may do without asking.",
    })
  const sessions = storedSessions(page)
  if (!sessions || model.getState().quirks["AL7-storage"])
    return say({
      title: "Its storage is blocked",
      text: "So it knows of no session, and says nothing to the site.",
    })
  say({ title: "Nothing is asked yet", text: "What a session covers is done without asking." })

  page.addEventListener("message", async ({ source, data, origin }: MessageEvent) => {
    const synced = origin === page.origin ? readSync(data) : null
    if (synced) return sessions.take(synced)
    const request = source === parent ? readRequest(data) : null
    if (!request) return
    await model.record("in", data)
    const { quirks } = model.getState()
    if (quirks.AL5 || quirks["AL7-storage"]) return
    const result = await performImplicitly(model, request, sessions)
    if (!result) return
    const answer = answerTo(request, result)
    await model.record("out", answer)
    parent.postMessage(answer, origin)
  })
  await sayHello(model, parent)
}

/** What its storage keeps; null where it is blocked. */
function storedSessions(page: Window): Sessions | null {
  try {
    return sessionsIn(page.localStorage)
  } catch {
    return null
  }
}
