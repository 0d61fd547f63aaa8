import { conversation } from "../contract/conversation.js"
import type { ErrorKind } from "../contract/error-codes.js"
import { abortError, CANCELLED, WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { toWalletError } from "../contract/parse-error.js"
import type { Reason } from "../contract/reason.js"
import type { Verified } from "../contract/verified.js"
import type { WalletModule } from "../contract/wallet.js"
import { wrongNetworkOf } from "../networks/wrong-network.js"
import type { SettledRequest } from "../state/events.js"
import type { KitState, PendingRequest } from "../state/state.js"
import type { Emitter, Store } from "../state/store.js"
import { type AttemptHost, attempt, type RequestPlan } from "./attempt.js"
import type { AttemptStep } from "./request-window.js"

/** The promise of a request, with the request's id in `state.pending`. */
export type KitRequest<T> = Promise<T> & { readonly id: string }

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

/** A request in progress: its wallet, what ends its current step, and what a click on a screen can do in it. */
type OpenRequest = Step & {
  module: WalletModule
  /** Ends the current attempt, or the wait for a retry. */
  controller: AbortController
}

/** A failed attempt stays open while the user can retry. */
type Step = AttemptStep | { step: "failed"; retry: () => void }

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

  /** What to say after a cancel, if the wallet may still sign. */
  const afterCancel = (id: string, module: WalletModule): Reason | string | undefined =>
    store.getState().pending.find((request) => request.id === id)?.outlivesCancel &&
    module.afterCancel

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
    }
    const onAbort = (): void =>
      open.get(id)?.controller.abort(abortError(signal, afterCancel(id, module)))
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
        const result = await runAttempt(plan)
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

  /** Asks the wallet once, and keeps what the screens can do meanwhile. */
  function runAttempt<Result extends object>(plan: RequestPlan<Result>): Promise<Result> {
    const { id, module } = plan
    const controller = new AbortController()
    open.set(id, { module, controller, step: "asking" })
    const host: AttemptHost = {
      hasScreen: () => screens.size > 0,
      change: (fields) => change(id, fields),
      enter(step) {
        // A window may open after its attempt has ended.
        if (open.get(id)?.controller !== controller) return
        open.set(id, { module, controller, ...step })
        change(id, {
          needsGesture: step.step === "needs-click",
          focusable: step.step === "window" || undefined,
        })
      },
    }
    return attempt(plan, host, controller.signal)
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
      open.set(id, { module, controller, step: "failed", retry: () => answer(true) })
      return undefined
    }).catch(() => false)
    change(id, {
      needsGesture: false,
      prompt: undefined,
      focusable: undefined,
      outlivesCancel: undefined,
      failed,
    })
    if (await again) change(id, { failed: undefined, since: Date.now() })
    return again
  }

  return {
    run,
    cancel(id) {
      const request = open.get(id)
      request?.controller.abort(
        new WalletError("aborted", afterCancel(id, request.module) ?? CANCELLED),
      )
    },
    cancelAll(reason, which = () => true) {
      for (const request of store.getState().pending.filter(which)) {
        open.get(request.id)?.controller.abort(reason)
      }
    },
    proceed(id) {
      const request = open.get(id)
      if (request?.step === "needs-click") request.proceed()
    },
    focus(id) {
      const request = open.get(id)
      if (request?.step === "window") request.focus()
    },
    retry(id) {
      const request = open.get(id)
      if (request?.step === "failed") request.retry()
    },
    screenDetached() {
      if (canRetry()) return
      for (const request of open.values()) if (request.step === "failed") request.controller.abort()
    },
  }
}
