import { limits, type WalletChange, WalletError } from "@alidade/core"
import { own } from "../own.js"
import { whileVisible } from "../while-visible.js"
import { hear } from "./line.js"
import { askSession } from "./session.js"
import { readSession, type Session } from "./wire.js"

/**
 * Reports the selected account until the signal aborts, initially and when MetaMask notifies (MM11). While it does, the
 * line to MetaMask stays open. If the line ends, the session is read again over another one.
 */
export function watch(listener: (change: WalletChange) => void, signal: AbortSignal): void {
  // The client may be loaded only after watching has ended.
  if (signal.aborted) return
  const lost = new AbortController()
  const ended = AbortSignal.any([signal, lost.signal])
  let isRead = false
  let known: string | undefined

  const report = ({ accounts: [selected = ""] }: Session): void => {
    if (ended.aborted || selected === known) return
    known = selected
    listener(selected ? { address: selected } : { ended: true })
  }
  const stop = hear({
    onMessage(message) {
      const isNotification = own(message, "id") === undefined
      if (isNotification && own(message, "method") === "wallet_sessionChanged")
        report(readSession(own(message, "params")))
    },
    onEnd() {
      isRead = false
    },
  })
  ended.addEventListener("abort", stop, { once: true })

  const read = async (): Promise<void> => {
    if (isRead) return
    isRead = true
    try {
      report(await askSession({ signal: ended }))
    } catch (error) {
      isRead = false
      if (ended.aborted || !WalletError.is(error) || error.kind !== "page-stale") return
      lost.abort()
      listener({ lost: error })
    }
  }
  whileVisible(read, limits.watch, ended)
}
