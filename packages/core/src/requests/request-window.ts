import type { Conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import type { WalletModule } from "../contract/wallet.js"
import { expireAfter } from "./deadline.js"
import type { Turn } from "./turns.js"

/** The step of an attempt, with what a click on a screen can do in it. */
export type AttemptStep =
  | { step: "asking" }
  /** The window waits for a click, which opens it. */
  | { step: "needs-click"; proceed: () => void }
  /** The window is open, and can be brought to the front. */
  | { step: "window"; focus: () => void }

/** What a request's window needs of the kit. */
export interface WindowHost {
  /** Whether a screen can ask for a click. */
  hasScreen(): boolean
  enter(step: AttemptStep): void
}

/** Opens the wallet's window now if the browser allows it; otherwise waits for a click on a screen. */
export function openWindow(
  module: WalletModule,
  { hasScreen, enter }: WindowHost,
  call: Conversation<never>,
): unknown {
  const { signal } = call
  if (!module.open) return undefined
  const clicked = globalThis.navigator?.userActivation?.isActive
  try {
    if (clicked !== false) return module.open({ signal })
    if (!hasScreen()) throw needsClick(module)
  } catch (error) {
    // If the browser does not report clicks, try to open the window; if it is blocked, ask for a click.
    if (clicked !== undefined || !hasScreen()) throw error
  }
  return new Promise((resolve, reject) => {
    const stopTimer = expireAfter(
      call,
      limits.sign,
      reason("neverOpened", "The {wallet} window was not opened in time. The request expired.", {
        wallet: module.productName,
      }),
    )
    const proceed = (): void => {
      // A second click would open a second window.
      enter({ step: "asking" })
      if (signal.aborted) return
      stopTimer()
      try {
        resolve(module.open?.({ signal }))
      } catch (error) {
        reject(error)
      }
    }
    enter({ step: "needs-click", proceed })
  })
}

/** How often to check whether the user closed a window that is waiting for its turn, in ms. */
const CLOSED_POLL = 1_000

/** Waits for the turn. Ends the request if the user closes its window meanwhile, because no client watches it yet. */
export async function whileWindowIsOpen(
  { productName }: WalletModule,
  opened: unknown,
  { fail, undo, signal }: Conversation<never>,
  turn: Turn,
): Promise<void> {
  const window = opened as Partial<Window> | undefined
  const watch =
    window &&
    setInterval(() => {
      if (!window.closed) return
      fail(
        new WalletError(
          "popup-closed",
          reason("windowClosed", "The {wallet} window was closed.", { wallet: productName }),
        ),
      )
    }, CLOSED_POLL)
  const stop = (): void => clearInterval(watch)
  undo(stop)
  await turn.arrived
  stop()
  signal.throwIfAborted()
}

/** Whether a window can be brought to the front. */
export function hasFocus(opened: unknown): opened is { focus(): void } {
  return typeof (opened as { focus?: unknown } | null | undefined)?.focus === "function"
}

function needsClick({ productName }: WalletModule): WalletError {
  return new WalletError(
    "popup-blocked",
    reason(
      "needsClick",
      "{wallet} opens a window, so the browser needs a click. Ask inside a click, or show the kit's screens.",
      { wallet: productName },
    ),
  )
}
