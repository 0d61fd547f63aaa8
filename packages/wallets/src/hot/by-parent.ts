import { conversation } from "@alidade/core/conversation"
import { pageOf } from "../page.js"
import { own, unreadable } from "../values.js"
import { type HotCall, type HotReply, readReply } from "./wire.js"

/** The wallet's own pages: whoever frames this page from another origin is not asked. */
const ORIGINS: readonly string[] = [
  "https://my.herewallet.app",
  "https://tgapp-dev.herewallet.app",
  "https://tgapp.herewallet.app",
  "https://beta.herewallet.app",
  "https://app.hot-labs.org",
]

/**
 * The origin of the wallet that this page runs inside; undefined where it runs elsewhere, meets extensions on a page of
 * its own, and where the browser does not
 * tell who frames it.
 */
export function originOfWalletAround(allowed: readonly string[] = ORIGINS): string | undefined {
  if (window === window.top || pageOf("hot-wallet")) return undefined
  // Firefox has no such list.
  const origin: string | undefined = window.location.ancestorOrigins?.[0]
  return origin !== undefined && allowed.includes(origin) ? origin : undefined
}

/** Asks the wallet that frames this page, at its origin alone. */
export async function askByParent(
  asked: HotCall,
  origin: string,
  signal: AbortSignal | undefined,
): Promise<HotReply> {
  const { parent } = window
  const id = crypto.randomUUID()
  const reply = await conversation<HotReply | undefined>({ signal }, ({ answer, undo }) => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== parent || from !== origin || own(data, "id") !== id) return
      answer(readReply(data))
    }
    window.addEventListener("message", hear)
    undo(() => window.removeEventListener("message", hear))
    parent.postMessage({ $hot: true, ...asked, id }, origin)
    return undefined
  })
  return reply ?? unreadable("HOT")
}
