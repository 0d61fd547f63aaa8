import { type CallOptions, reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { siteOf } from "../channel/site-of.js"
import type { HotOptions } from "./options.js"
import { readResponse, storeRequest, withdrawRequest } from "./relay.js"
import { encodeRequest } from "./request-code.js"
import { screenHere } from "./screen.js"
import type { HotCall, HotReply } from "./wire.js"

/** Delay before the first poll and between polls for the response, in ms (HO4). */
const POLL = 3_000

/**
 * Sends a request through HOT's relay: stores it there, opens the wallet, and polls until the response arrives. Ends
 * without a response if the user closes the wallet, the signal aborts, or the page unloads. It then deletes the request
 * from the relay, so that nobody approves a request that the page no longer waits for.
 */
export async function askByRelay(
  call: HotCall,
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
    ...call,
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
    const onPageHide = (): void =>
      fail(new WalletError("aborted", reason("pageLeft", "The page was left.")))
    window.addEventListener("pagehide", onPageHide)
    undo(() => window.removeEventListener("pagehide", onPageHide))

    const exchange = async (): Promise<HotReply> => {
      await storeRequest(address, query, signal)
      const closed = (): void => closing.abort()
      const isFrameGone = show({ requestId, widget, closed, undo })
      for (;;) {
        await pause(POLL, closing.signal, signal)
        // The user may approve and close the wallet before the next poll, so poll once more.
        const last = closing.signal.aborted || isFrameGone()
        const reply = await readResponse(address, signal)
        if (reply) return reply
        if (last) throw closedEarly()
      }
    }
    exchange().then((reply) => {
      answered = true
      answer(reply)
    }, fail)
  })
}

/** Waits the given number of milliseconds, or until `early` aborts. */
function pause(ms: number, early: AbortSignal, signal: AbortSignal): Promise<void> {
  return conversation<void>({ signal }, ({ answer, undo }) => {
    const finish = (): void => answer()
    if (early.aborted) {
      finish()
      return
    }
    const timer = setTimeout(finish, ms)
    undo(() => clearTimeout(timer))
    early.addEventListener("abort", finish)
    undo(() => early.removeEventListener("abort", finish))
  })
}

/** The page's address without query and fragment, which may hold data that the relay should not see. */
function ownAddress(): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}`
}

function closedEarly(): WalletError {
  return new WalletError(
    "popup-closed",
    reason(
      "hotClosed",
      "HOT was closed before it responded. If it still shows the request elsewhere, decline it there.",
    ),
  )
}
