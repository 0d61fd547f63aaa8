import { conversation } from "@alidade/core/conversation"
import { own } from "../own.js"
import { unreadable } from "../values.js"
import { type HotCall, type HotReply, readReply } from "./wire.js"

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
