import { conversation } from "@alidade/core/conversation"
import { own } from "../own.js"
import { pageOf } from "../page.js"
import { unreadable } from "../values.js"
import { type HotCall, type HotReply, readReply } from "./wire.js"

/** Origins of the wallet's own pages. A page framed by any other origin does not ask its parent. */
const ORIGINS: readonly string[] = [
  "https://my.herewallet.app",
  "https://tgapp-dev.herewallet.app",
  "https://tgapp.herewallet.app",
  "https://beta.herewallet.app",
  "https://app.hot-labs.org",
]

/**
 * The origin of the wallet that frames this page. Undefined if the page is not framed by HOT, if the extension uses
 * another page object, or if the browser does not report the parent's origin.
 */
export function originOfWalletAround(allowed: readonly string[] = ORIGINS): string | undefined {
  if (window === window.top || pageOf("hot-wallet")) return undefined
  // Firefox has no `ancestorOrigins`.
  const origin: string | undefined = window.location.ancestorOrigins?.[0]
  return origin !== undefined && allowed.includes(origin) ? origin : undefined
}

/** Sends a request to the wallet that frames this page, and only to its origin. */
export async function askByParent(
  call: HotCall,
  origin: string,
  signal: AbortSignal | undefined,
): Promise<HotReply> {
  const { parent } = window
  const id = crypto.randomUUID()
  const reply = await conversation<HotReply | undefined>({ signal }, ({ answer, undo }) => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== parent || from !== origin || own(data, "id") !== id) return
      answer(readReply(data))
    }
    window.addEventListener("message", onMessage)
    undo(() => window.removeEventListener("message", onMessage))
    parent.postMessage({ $hot: true, ...call, id }, origin)
    return undefined
  })
  return reply ?? unreadable("HOT")
}
