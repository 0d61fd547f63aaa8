import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import type { Prompt, WalletUi } from "../contract/ui.js"
import type { CallOptions, WalletModule } from "../contract/wallet.js"
import type { PendingRequest } from "../state/state.js"
import { expireAfter } from "./deadline.js"
import { hasFocus, openWindow, type WindowHost, whileWindowIsOpen } from "./request-window.js"
import { joinLine } from "./turns.js"

/** A request to a wallet: what screens show, and its steps. */
export interface RequestPlan<Result extends object> {
  id: string
  module: WalletModule
  /** What screens show of it. */
  shown: Pick<
    PendingRequest,
    "kind" | "submit" | "payload" | "encoding" | "networkPassphrase" | "address" | "onBehalfOf"
  >
  /** The caller's signal. */
  signal?: AbortSignal
  /**
   * Rejects what cannot succeed before asking, and returns what else screens show. Does not wait for this request's turn.
   */
  prepare(signal: AbortSignal): Promise<Partial<PendingRequest> | undefined>
  /** Rejects what the wallet's current state forbids, when it is this request's turn. */
  guard?(signal: AbortSignal): Promise<void>
  /** Calls the wallet's module. */
  call(options: CallOptions): Promise<unknown>
  /** Reads and checks the reply, which may be anything. */
  accept(reply: unknown): Result | Promise<Result>
}

/** What an attempt needs of the kit. */
export interface AttemptHost extends WindowHost {
  /** Changes what screens show of the request. */
  change(fields: Partial<PendingRequest>): void
}

/** Asks a wallet once. The conversation's signal, which `signal` aborts, closes the module's window. */
export function attempt<Result extends object>(
  plan: RequestPlan<Result>,
  host: AttemptHost,
  signal: AbortSignal,
): Promise<Result> {
  const { module, shown } = plan
  return conversation<Result>({ signal }, async (call) => {
    const { signal } = call
    // Nothing is awaited before a window opens, so that it opens within the click.
    let opened = openWindow(module, host, call)
    if (opened instanceof Promise) opened = await opened
    if (hasFocus(opened)) host.enter({ step: "window", focus: () => opened.focus() })
    const limit = shown.kind === "connect" ? "connect" : "sign"
    const stopTimer = expireAfter(
      call,
      module.limits?.[limit] ?? limits[limit],
      reason("expired", "{wallet} did not answer. The request expired.", {
        wallet: module.productName,
      }),
    )

    // Joins the line before preparing, because preparation takes longer for some requests and must not change their
    // order.
    const turn = joinLine(module.productId)
    let called: Promise<unknown> | undefined
    // A request that ends before its call, or whose preparation never ends, must not block the line.
    call.undo(() => {
      if (!called) turn.leave()
    })
    const shownToo = await plan.prepare(signal)
    if (shownToo) host.change(shownToo)
    await whileWindowIsOpen(module, opened, call, turn)
    await plan.guard?.(signal)
    signal.throwIfAborted()
    const outlives = shown.kind !== "connect" && module.afterCancel !== undefined
    const showPrompt = (prompt: Prompt | undefined): void => {
      const isAccess = prompt?.kind === "waiting" && prompt.step === "access"
      host.change({ prompt, outlivesCancel: outlives && !isAccess ? true : undefined })
    }
    const ui = createUi(module, host.hasScreen, showPrompt)
    if (outlives) showPrompt(undefined)
    called = plan.call({ signal, opened, ui })
    if (module.oneAtATime) turn.leaveAfter(called, signal)
    else turn.leave()
    const reply = await called
    // A module may ignore the signal and answer a request that has ended. The answer must change nothing.
    signal.throwIfAborted()
    stopTimer()
    return plan.accept(reply)
  })
}

/** The UI port of one request. `put` writes the state; `attached` says whether a screen would show it. */
function createUi(
  { productName }: { productName: string },
  attached: () => boolean,
  put: (prompt: Prompt | undefined) => void,
): WalletUi {
  return {
    get attached() {
      return attached()
    },
    show(prompt) {
      if (prompt && prompt.kind !== "waiting" && !attached()) {
        throw new WalletError(
          "unsupported",
          reason(
            "noScreen",
            "{wallet} needs a screen that shows the {prompt} prompt. Render one, and register it with attachScreen().",
            { wallet: productName, prompt: prompt.kind },
          ),
        )
      }
      put(prompt)
    },
  }
}
