import type { WalletTransport } from "../../harness/modules.js"
import type { ReplyTools } from "./reply-tools.js"

/**
 * Where the replies of a wallet pass between the simulator and the client. Each wire gives a reply to `pass`, and delivers
 * what that returns instead: nothing, one reply, or several.
 */
export interface Tap {
  tools: ReplyTools
  pass(reply: unknown): readonly unknown[]
}

/** Taps the wire of a way, for as long as the page lives. */
export function tapWire(way: WalletTransport, tap: Tap): void {
  wires[way]?.(tap)
}

type Wire = (tap: Tap) => void

/** Replies that are posted to the window. `isReply` keeps the page's own messages out. */
function posted(isReply: (event: MessageEvent<Record<string, unknown>>) => boolean): Wire {
  return ({ tools, pass }) => {
    const passed = new WeakSet<Event>()
    const frame = document.createElement("iframe")
    document.body.append(frame)
    window.addEventListener(
      "message",
      (event) => {
        if (passed.has(event) || !isReply(event)) return
        event.stopImmediatePropagation()
        for (const reply of pass(event.data)) {
          const forged = tools.forgedIn(reply)
          const copy = new MessageEvent("message", {
            data: forged ? forged.data : reply,
            origin: forged?.origin ?? event.origin,
            source: !forged?.source
              ? event.source
              : forged.source === "none"
                ? null
                : frame.contentWindow,
            ports: [...event.ports],
          })
          passed.add(copy)
          window.dispatchEvent(copy)
        }
      },
      true,
    )
  }
}

/** The results of an injected object's functions. The object keeps its identity. */
function injected(find: () => object | undefined): Wire {
  return ({ pass }) => {
    const object = find() as Record<string, unknown> | undefined
    if (!object) throw new Error("The page has no such object.")
    for (const [name, value] of Object.entries(object))
      if (typeof value === "function") object[name] = tapped(value.bind(object), pass)
  }
}

/** A function whose results pass. A promise can settle only once, so further replies are lost. */
function tapped(
  run: (...values: unknown[]) => unknown,
  pass: Tap["pass"],
): (...values: unknown[]) => unknown {
  return async (...values) => {
    const replies = pass(await run(...values))
    return replies.length > 0 ? replies[0] : new Promise(() => {})
  }
}

const fromPage = (source: string) =>
  posted((event) => event.source === window && event.data?.source === source)

/** Messages of a window that the page opened, or of a frame. */
const fromOthers = posted(({ source }) => source !== null && source !== window)

const wires: Partial<Record<WalletTransport, Wire>> = {
  freighter: fromPage("FREIGHTER_EXTERNAL_MSG_RESPONSE"),
  albedo: fromOthers,
  hana: injected(() => (window as { hanaWallet?: { stellar: object } }).hanaWallet?.stellar),
}
