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

/** The promise of a request, with the request's id in `state.pending`. */
export type KitRequest<T> = Promise<T> & { readonly id: string }

/** A request to a wallet: what screens show, and its steps. */
export interface RequestPlan<Result extends object> {
  id: string
  module: WalletModule
  /** What screens show of it. */
  shown: Pick<PendingRequest, "kind" | "submit" | "payload" | "networkPassphrase" | "address">
  /** The caller's signal. */
  signal?: AbortSignal
  /** Rejects what cannot succeed before asking. Does not wait for this request's turn. */
  prepare(signal: AbortSignal): Promise<void>
  /** Rejects what the wallet's current state forbids, when it is this request's turn. */
  guard?(signal: AbortSignal): Promise<void>
  /** Calls the wallet's module. */
  call(options: CallOptions): Promise<unknown>
  /** Reads and checks the reply, which may be anything. */
  accept(reply: unknown): Result | Promise<Result>
}

/** The requests of one kit. Each is in the state while it is pending, can be canceled, and settles once. */
export interface Requests {
  /** Runs a request to its end. Failures become a `WalletError` with the wallet's id. */
  run<Result extends object>(plan: RequestPlan<Result>): Promise<Result>
  cancel(id: string): void
  cancelAll(reason: WalletError, which?: (request: PendingRequest) => boolean): void
  proceed(id: string): void
  focus(id: string): void
  retry(id: string): void
  /** A screen was detached: settles the failed requests that only it could retry. */
  screenDetached(): void
}

/** What a screen offers besides showing requests. */
export interface ScreenOptions {
  /**
   * The screen can retry a failed signature. The request then stays pending, with its error as `failed`, until the user
   * decides.
   */
  retry?: boolean
}

/** A request in progress. */
interface OpenRequest {
  module: WalletModule
  /** Ends the current attempt, or the wait for a retry. */
  controller: AbortController
  /** Opens the window that the request is waiting for. */
  proceed?: () => void
  /** Brings the opened window to the front. */
  focus?: () => void
  /** Retries after a failure. */
  retry?: () => void
}

/** How often to check whether the user closed a window that is waiting for its turn, in ms. */
const CLOSED_POLL = 1_000

/** Failures that retrying the same request cannot fix. */
const final: ReadonlySet<ErrorKind> = new Set([
  "aborted",
  "bad-request",
  "no-wallet",
  "not-installed",
  "outdated",
  "page-stale",
  "unsupported",
])

/** Manages the requests of one kit: their deadlines, cancellation and order. */
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
    put(
      store
        .getState()
        .pending.map((request) => (request.id === id ? { ...request, ...fields } : request)),
    )

  /** Registers a request, runs attempts until it has an outcome, and settles it. */
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
      put(store.getState().pending.filter((request) => request.id !== id))
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

  /** Makes one attempt. The conversation's signal closes the module's window. */
  function attempt<Result extends object>(plan: RequestPlan<Result>): Promise<Result> {
    const { id, module, shown } = plan
    const entry: OpenRequest = { module, controller: new AbortController() }
    open.set(id, entry)
    return conversation<Result>({ signal: entry.controller.signal }, async (call) => {
      const { signal } = call
      // Nothing is awaited before a window opens, so that it opens within the click.
      let opened = openWindow(entry, id, call)
      if (opened instanceof Promise) opened = await opened
      if (hasFocus(opened)) {
        entry.focus = () => opened.focus()
        change(id, { focusable: true })
      }
      const limit = shown.kind === "connect" ? "connect" : "sign"
      const stopTimer = expireAfter(
        call,
        module.limits?.[limit] ?? limits[limit],
        `${module.productName} did not answer. The request expired.`,
      )

      // Joins the line before preparing, because preparation takes longer for some requests and must not change their
      // order.
      const turn = joinLine(module.productId)
      let called: Promise<unknown> | undefined
      // A request that ends before its call, or whose preparation never ends, must not block the line.
      call.undo(() => {
        if (!called) turn.leave()
      })
      await plan.prepare(signal)
      await whileWindowIsOpen(module, opened, call, turn)
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
      // A module may ignore the signal and answer a request that has ended. The answer must change nothing.
      signal.throwIfAborted()
      stopTimer()
      return plan.accept(reply)
    })
  }

  /** Opens the wallet's window now if the browser allows it; otherwise waits for a click on a screen. */
  function openWindow(entry: OpenRequest, id: string, call: Conversation<never>): unknown {
    const { module } = entry
    const { signal } = call
    if (!module.open) return undefined
    const clicked = globalThis.navigator?.userActivation?.isActive
    try {
      if (clicked !== false) return module.open({ signal })
      if (!screens.size) throw needsClick(module)
    } catch (error) {
      // If the browser does not report clicks, try to open the window; if it is blocked, ask for a click.
      if (clicked !== undefined || !screens.size) throw error
    }
    return new Promise((resolve, reject) => {
      const stopTimer = expireAfter(
        call,
        limits.sign,
        `The ${module.productName} window was not opened in time. The request expired.`,
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

  /** After a failure: resolves to true if the user retries, and to false if not. */
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

/** Ends a request as expired after some milliseconds. Returns a function that stops the timer. */
function expireAfter({ fail, undo }: Conversation<never>, ms: number, message: string): () => void {
  const expire = (): void => fail(new WalletError("timeout", message, { expired: true }))
  const timer = setTimeout(expire, ms)
  const stop = (): void => clearTimeout(timer)
  undo(stop)
  return stop
}

/** Waits for the turn. Ends the request if the user closes its window meanwhile, because no client watches it yet. */
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
  await turn.arrived
  stop()
  signal.throwIfAborted()
}

function hasFocus(opened: unknown): opened is { focus(): void } {
  return typeof (opened as { focus?: unknown } | null | undefined)?.focus === "function"
}

function needsClick({ productName }: WalletModule): WalletError {
  return new WalletError(
    "popup-blocked",
    `${productName} opens a window, so the browser needs a click. Send the request inside a click, or show the kit's screens.`,
  )
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
          `${productName} needs a screen that shows the ${prompt.kind} prompt. Render one, and register it with attachScreen().`,
        )
      }
      put(prompt)
    },
  }
}
