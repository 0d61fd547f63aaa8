import type { WalletPage } from "../wallet/page.js"
import { sayHello } from "./hello.js"
import { performImplicitly } from "./perform-implicitly.js"
import { type Sessions, sessionsIn } from "./sessions.js"
import { answerTo, readRequest, readSync } from "./wire.js"

/**
 * Albedo's hidden frame in a page: performs what its sessions cover, without asking anyone (AL7). If the browser blocks
 * its storage, it loads but stays silent.
 */
export async function frame({ model, page, showNotice }: WalletPage): Promise<void> {
  const { parent } = page
  if (parent === page)
    return showNotice({
      title: "No request",
      text: "Sites load this page in a hidden frame, for actions that you allowed without asking.",
    })
  const sessions = storedSessions(page)
  if (!sessions || model.getState().quirks["AL7-storage"])
    return showNotice({
      title: "Storage is blocked",
      text: "The browser blocks this frame's storage, so no session is available.",
    })
  showNotice({
    title: "No request yet",
    text: "Actions that a session covers need no confirmation.",
  })

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

/** The sessions in its storage, or null if storage is blocked. */
function storedSessions(page: Window): Sessions | null {
  try {
    return sessionsIn(page.localStorage)
  } catch {
    return null
  }
}
