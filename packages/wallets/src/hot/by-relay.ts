import { type CallOptions, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { siteOf } from "../values.js"
import type { HotOptions } from "./options.js"
import { readResponse, storeRequest, withdrawRequest } from "./relay.js"
import { encodeRequest } from "./request-code.js"
import { screenHere } from "./screen.js"
import type { HotCall, HotReply } from "./wire.js"

/** How often the relay is asked for the response, in ms, and how long it is left alone at first (HO4). */
const POLL = 3_000

/**
 * Asks HOT by way of its relay: stores the request there, sends the person to the wallet, and asks for the response until
 * it is there. Ends without one when the person closes the wallet, with the signal, and when the page is
 * left; then the request is taken off the relay, so that nobody answers what nobody waits for.
 */
export async function askByRelay(
  asked: HotCall,
  setup: HotOptions,
  options: CallOptions,
): Promise<HotReply> {
  const relay = siteOf(setup.relayUrl ?? "https://h4n.app").href.replace(/\/$/, "")
  const widget = siteOf(setup.widgetUrl ?? "https://hot-labs.org/hot-widget/index.html")
  const show = screenHere(options.ui)
  const { query, requestId } = await encodeRequest({
    inside: setup.inside ?? false,
    origin: setup.origin ?? ownAddress(),
    $hot: true,
    ...asked,
    id: crypto.randomUUID(),
    _id: crypto.randomUUID(),
  })
  const address = `${relay}/${requestId}`

  return conversation<HotReply>({ signal: options.signal }, ({ answer, fail, undo, signal }) => {
    const closing = new AbortController()
    let answered = false
    undo(() => {
      if (!answered) withdrawRequest(address)
    })
    const leave = (): void => fail(new WalletError("aborted", "The page was left."))
    window.addEventListener("pagehide", leave)
    undo(() => window.removeEventListener("pagehide", leave))

    const talk = async (): Promise<HotReply> => {
      await storeRequest(address, query, signal)
      const closed = (): void => closing.abort()
      const isGone = show({ requestId, widget, closed, undo })
      for (;;) {
        await pause(POLL, closing.signal, signal)
        // Who has approved may close the wallet before the answer was asked for: one last look.
        const last = closing.signal.aborted || isGone()
        const reply = await readResponse(address, signal)
        if (reply) return reply
        if (last) throw closedEarly()
      }
    }
    talk().then((reply) => {
      answered = true
      answer(reply)
    }, fail)
  })
}

/** Some milliseconds, or less when something else ends them. */
function pause(ms: number, early: AbortSignal, signal: AbortSignal): Promise<void> {
  return conversation<void>({ signal }, ({ answer, undo }) => {
    const over = (): void => answer()
    if (early.aborted) {
      over()
      return
    }
    const timer = setTimeout(over, ms)
    undo(() => clearTimeout(timer))
    early.addEventListener("abort", over)
    undo(() => early.removeEventListener("abort", over))
  })
}

/** The page's address without query and fragment, which may hold what no relay should see. */
function ownAddress(): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}`
}

function closedEarly(): WalletError {
  return new WalletError(
    "popup-closed",
    "HOT was closed before it answered. If it still shows the request elsewhere, decline it there.",
  )
}
