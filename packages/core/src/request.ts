import { type Conversation, conversation } from "./conversation.js"
import { abortError, CANCELLED, type ErrorKind, WalletError } from "./errors.js"
import type { SettledRequest, Verified } from "./events.js"
import { limits } from "./limits.js"
import { toWalletError } from "./parse-error.js"
import type { KitState, PendingRequest } from "./state.js"
import type { Emitter, Store } from "./store.js"
import { joinLine, type Turn } from "./turns.js"
import type { Prompt, WalletUi } from "./ui.js"
import type { CallOptions, WalletModule } from "./wallet.js"
import { wrongNetworkOf } from "./wrong-network.js"

/** The promise of a request, with the id under which the request stands in `state.pending`. */
export type KitRequest<T> = Promise<T> & { readonly id: string }

/** One thing that is asked of a wallet: what screens show of it, and its steps. */
export interface RequestPlan<Result extends object> {
  id: string
  module: WalletModule
  /** What screens show of it. */
  shown: Pick<PendingRequest, "kind" | "submit" | "payload" | "networkPassphrase" | "address">
  /** The caller's signal. */
  signal?: AbortSignal
  /** Refuses what need not be asked. It does not wait for this request's turn. */
  prepare(signal: AbortSignal): Promise<void>
  /** Refuses what must not be asked as the wallet stands when this request's turn has come. */
  guard?(signal: AbortSignal): Promise<void>
  /** Calls the wallet's module. */
  call(options: CallOptions): Promise<unknown>
  /** Reads and checks the reply, which may be anything. */
  accept(reply: unknown): Result | Promise<Result>
}

/** The requests of one kit. Each stands in the state while it is pending, can be cancelled, and ends once. */
export interface Requests {
  /** Runs a request to its end. What goes wrong arrives as a `WalletError` with the wallet's id. */
  run<Result extends object>(plan: RequestPlan<Result>): Promise<Result>
  cancel(id: string): void
  cancelAll(reason: WalletError, which?: (request: PendingRequest) => boolean): void
  proceed(id: string): void
  focus(id: string): void
  retry(id: string): void
  /** A screen is gone: ends what only that screen offered to try again. */
  screenDetached(): void
}

/** What a screen offers besides showing requests. */
export interface ScreenOptions {
  /** To try a failed signature again: the request then stays pending, with its error as `failed`, until somebody decides. */
  retry?: boolean
}

/** A request that is under way. */
interface OpenRequest {
  module: WalletModule
  /** Ends the present attempt, or the wait for another. */
  controller: AbortController
  /** Opens the window that it waits for. */
  proceed?: () => void
  /** Brings the window that was opened to the front. */
  focus?: () => void
  /** Asks again after a failure. */
  retry?: () => void
}

/** How often a window that waits for its turn is looked at, in ms: a person may have closed it. */
const CLOSED_POLL = 1_000

/** Failures that another try of the same request cannot mend. */
const final: ReadonlySet<ErrorKind> = new Set([
  "aborted",
  "bad-request",
  "no-wallet",
  "not-installed",
  "outdated",
  "page-stale",
  "unsupported",
])

/** Keeps the requests of one kit: it alone knows their deadlines, their cancellation and their order. */
export function createRequests(
  store: Store<KitState>,
  emitter: Emitter,
  screens: ReadonlySet<ScreenOptions>,
): Requests {
  const open = new Map<string, OpenRequest>()
  const canRetry = (): boolean => [...screens].some(({ retry }) => retry)
  const put = (pending: readonly PendingRequest[]): void =>
    store.setState({ ...store.getState(), pending })
  const change = (id: string, fields: Partial<PendingRequest>): void =>
    put(store.getState().pending.map((one) => (one.id === id ? { ...one, ...fields } : one)))

  /** Registers a request, asks until it has an outcome, and settles it. */
  async function run<Result extends object>(plan: RequestPlan<Result>): Promise<Result> {
    const { id, module, signal, shown } = plan
    if (signal?.aborted) throw abortError(signal)
    const request: PendingRequest = {
      ...shown,
      id,
      walletId: module.productId,
      since: Date.now(),
      needsGesture: false,
      ...(module.afterCancel === undefined ? {} : { outlivesCancel: true }),
    }
    const onAbort = (): void =>
      open.get(id)?.controller.abort(abortError(signal, module.afterCancel))
    signal?.addEventListener("abort", onAbort, { once: true })
    put([...store.getState().pending, request])

    const settle = (outcome: Omit<SettledRequest, "request">): void => {
      signal?.removeEventListener("abort", onAbort)
      open.delete(id)
      put(store.getState().pending.filter((one) => one.id !== id))
      emitter.emit("requestSettled", { request, ...outcome })
    }
    for (;;) {
      try {
        const result = await attempt(plan)
        const { verified } = result as { verified?: Verified }
        settle({
          result: result as Readonly<Record<string, unknown>>,
          ...(verified ? { verified } : {}),
        })
        return result
      } catch (thrown) {
        const error = toWalletError(thrown, module.productId)
        if (shown.kind !== "connect" && (await wantsAnotherTry(plan, error))) continue
        settle({ error })
        throw error
      }
    }
  }

  /** Asks once. The module's window closes with the conversation's signal. */
  function attempt<Result extends object>(plan: RequestPlan<Result>): Promise<Result> {
    const { id, module, shown } = plan
    const entry: OpenRequest = { module, controller: new AbortController() }
    open.set(id, entry)
    return conversation<Result>({ signal: entry.controller.signal }, async (talk) => {
      const { signal } = talk
      // Nothing is awaited before a window opens, so that it opens within the click.
      let opened = openWindow(entry, id, talk)
      if (opened instanceof Promise) opened = await opened
      if (hasFocus(opened)) {
        entry.focus = () => opened.focus()
        change(id, { focusable: true })
      }
      const limit = shown.kind === "connect" ? "connect" : "sign"
      const stopTimer = expireAfter(
        talk,
        module.limits?.[limit] ?? limits[limit],
        `${module.productName} did not answer. The request expired.`,
      )

      // The place in the line is taken before the preparation, which takes some requests longer than others.
      const turn = joinLine(module.productId)
      let called: Promise<unknown> | undefined
      // A request that ends before its call, or whose preparation never ends, does not hold the line.
      talk.undo(() => {
        if (!called) turn.leave()
      })
      await plan.prepare(signal)
      await whileWindowIsOpen(module, opened, talk, turn)
      await plan.guard?.(signal)
      signal.throwIfAborted()
      const ui = createUi(
        module,
        () => screens.size > 0,
        (prompt) => change(id, { prompt }),
      )
      called = plan.call({ signal, opened, ui })
      if (module.oneAtATime) turn.leaveAfter(called, signal)
      else turn.leave()
      const reply = await called
      stopTimer()
      return plan.accept(reply)
    })
  }

  /** Opens the wallet's window now if the browser allows it; otherwise waits for a click on a screen. */
  function openWindow(entry: OpenRequest, id: string, talk: Conversation<never>): unknown {
    const { module } = entry
    const { signal } = talk
    if (!module.open) return undefined
    const clicked = globalThis.navigator?.userActivation?.isActive
    try {
      if (clicked !== false) return module.open({ signal })
      if (!screens.size) throw needsClick(module)
    } catch (error) {
      // A browser that does not report clicks has to be tried; where it refuses, a click is asked for.
      if (clicked !== undefined || !screens.size) throw error
    }
    return new Promise((resolve, reject) => {
      const stopTimer = expireAfter(
        talk,
        limits.sign,
        `Nobody opened ${module.productName}. The request expired.`,
      )
      entry.proceed = () => {
        // A second click would open a second window.
        delete entry.proceed
        if (signal.aborted) return
        stopTimer()
        try {
          resolve(module.open?.({ signal }))
          change(id, { needsGesture: false })
        } catch (error) {
          reject(error)
        }
      }
      change(id, { needsGesture: true })
    })
  }

  /** After a failure: resolves to true when a person asks for another try, to false when nobody does. */
  async function wantsAnotherTry(
    { id, module }: Pick<RequestPlan<object>, "id" | "module">,
    failed: WalletError,
  ): Promise<boolean> {
    const isFinal = final.has(failed.kind) || wrongNetworkOf(failed)?.subject === "request"
    if (!canRetry() || isFinal) return false
    const controller = new AbortController()
    const { signal } = controller
    const again = conversation<boolean>({ signal, ms: limits.sign }, ({ answer }) => {
      open.set(id, { module, controller, retry: () => answer(true) })
      return undefined
    }).catch(() => false)
    change(id, { needsGesture: false, prompt: undefined, focusable: undefined, failed })
    if (await again) change(id, { failed: undefined, since: Date.now() })
    return again
  }

  return {
    run,
    cancel(id) {
      const request = open.get(id)
      request?.controller.abort(new WalletError("aborted", request.module.afterCancel ?? CANCELLED))
    },
    cancelAll(reason, which = () => true) {
      for (const request of store.getState().pending.filter(which)) {
        open.get(request.id)?.controller.abort(reason)
      }
    },
    proceed: (id) => open.get(id)?.proceed?.(),
    focus: (id) => open.get(id)?.focus?.(),
    retry: (id) => open.get(id)?.retry?.(),
    screenDetached() {
      if (canRetry()) return
      for (const request of open.values()) if (request.retry) request.controller.abort()
    },
  }
}

/** Ends a request as expired after some milliseconds. Returns how to stop that. */
function expireAfter({ fail, undo }: Conversation<never>, ms: number, message: string): () => void {
  const expire = (): void => fail(new WalletError("timeout", message, { expired: true }))
  const timer = setTimeout(expire, ms)
  const stop = (): void => clearTimeout(timer)
  undo(stop)
  return stop
}

/** Waits for the turn. A window that a person closes meanwhile ends its request: no client watches it yet. */
async function whileWindowIsOpen(
  { productName }: WalletModule,
  opened: unknown,
  { fail, undo, signal }: Conversation<never>,
  turn: Turn,
): Promise<void> {
  const watch = setInterval(() => {
    if (!(opened as Partial<Window> | undefined)?.closed) return
    fail(new WalletError("popup-closed", `The ${productName} window was closed.`))
  }, CLOSED_POLL)
  const stop = (): void => clearInterval(watch)
  undo(stop)
  await turn.come
  stop()
  signal.throwIfAborted()
}

function hasFocus(opened: unknown): opened is { focus(): void } {
  return typeof (opened as { focus?: unknown } | null | undefined)?.focus === "function"
}

function needsClick({ productName }: WalletModule): WalletError {
  return new WalletError(
    "popup-blocked",
    `${productName} opens a window, for which the browser wants a click. Ask for it inside a click, or show the kit's screens.`,
  )
}

/** The port of one request. `put` writes the state; `attached` tells whether a screen would show it. */
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
          `${productName} needs a screen of the kit's (${prompt.kind}). Show one, and tell the kit by attachScreen().`,
        )
      }
      put(prompt)
    },
  }
}
