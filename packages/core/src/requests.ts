import { abortError, CANCELLED } from "./abort-error.js"
import { ask } from "./ask.js"
import { type ErrorKind, WalletError } from "./errors.js"
import type { Emitter, SettledRequest, Verified } from "./events.js"
import { limits } from "./limits.js"
import { toWalletError } from "./parse-error.js"
import type { KitState, PendingRequest } from "./state.js"
import type { Store } from "./store.js"
import { createUi, type Prompt, type WalletUi } from "./ui.js"
import type { WalletModule } from "./wallet.js"
import { wrongNetworkOf } from "./wrong-network.js"

/** What a request is before it has an id. */
export type NewRequest = Omit<
  PendingRequest,
  | "id"
  | "since"
  | "needsGesture"
  | "focusable"
  | "outlivesCancel"
  | "walletId"
  | "prompt"
  | "failed"
> & {
  module: WalletModule
  /** The caller's signal. */
  signal?: AbortSignal
}

/** What a request's task is handed, to hand on to the wallet. */
export interface Given {
  signal: AbortSignal
  /** What the module's `open` returned. */
  opened: unknown
  ui: WalletUi
  /**
   * Calls the wallet when whatever was asked of it before has been handed to it, or has ended: what is made ready in
   * less time does not overtake. Throws the signal's reason where the request has ended by then.
   */
  handOver<T>(call: () => T | Promise<T>): Promise<T>
}

/** The requests that wallets have not answered: each stands in the state, can be cancelled, and ends once. */
export interface Requests {
  /** Runs a task as a pending request. What it throws arrives as a `WalletError` with the wallet's id. */
  run<T extends object>(request: NewRequest, task: (given: Given) => Promise<T>): Promise<T>
  cancel(id: string): void
  cancelAll(reason: WalletError, which?: (request: PendingRequest) => boolean): void
  proceed(id: string): void
  focus(id: string): void
  retry(id: string): void
  attachScreen(options?: ScreenOptions): () => void
}

/** What a screen offers besides showing requests. */
export interface ScreenOptions {
  /** To try a failed signature again: the request then stays pending, with its error as `failed`, until somebody decides. */
  retry?: boolean
}

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

interface OpenRequest {
  controller: AbortController
  module: WalletModule
  /** Opens the window that it waits for. */
  proceed?: () => void
  /** Brings the window that was opened to the front. */
  focus?: () => void
  /** Asks again after a failure. */
  retry?: () => void
}

/** Keeps the pending requests of one kit. */
export function createRequests(store: Store<KitState>, emitter: Emitter): Requests {
  const open = new Map<string, OpenRequest>()
  /** For each wallet: all that was asked of it so far has been handed over. */
  const lines = new Map<WalletModule, Promise<void>>()
  let screens = 0
  /** Those of them that offer to try again. */
  let retryScreens = 0
  let count = 0

  const put = (pending: readonly PendingRequest[]): void =>
    store.setState({ ...store.getState(), pending })

  const change = (id: string, what: (request: PendingRequest) => PendingRequest): void =>
    put(store.getState().pending.map((one) => (one.id === id ? what(one) : one)))

  const mark = (id: string, needsGesture: boolean): void =>
    change(id, (one) => ({ ...one, needsGesture }))

  const prompt = (id: string, shown: Prompt | undefined): void =>
    change(id, ({ prompt: _, ...one }) => (shown ? { ...one, prompt: shown } : one))

  /** Opens the wallet's window now if the browser lets us; else waits for a click on a screen. */
  function openWindow(id: string, module: WalletModule, signal: AbortSignal): unknown {
    if (!module.open) return undefined
    const clicked = globalThis.navigator?.userActivation?.isActive
    try {
      if (clicked !== false) return module.open({ signal })
      if (screens === 0) throw needsClick(module)
    } catch (error) {
      // A browser that tells nothing of clicks has to be tried; refused, it is asked for one.
      if (clicked !== undefined || screens === 0) throw error
    }
    return afterClick(id, module, signal)
  }

  function afterClick(id: string, module: WalletModule, signal: AbortSignal): Promise<unknown> {
    const clicked = new Promise((resolve, reject) => {
      const entry = open.get(id)
      if (!entry) return
      entry.proceed = () => {
        // Of two clicks the second would open a second window.
        delete entry.proceed
        try {
          resolve(signal.aborted ? undefined : module.open?.({ signal }))
          mark(id, false)
        } catch (error) {
          reject(error)
        }
      }
    })
    mark(id, true)
    const late = `Nobody opened ${module.productName}. The request expired.`
    return ask(() => clicked, { signal, ms: limits.sign, late })
  }

  /** Nothing of a window is read but `focus`: it may show another site's page. */
  function keepWindow(id: string, opened: unknown): void {
    const entry = open.get(id)
    if (!entry || !isFocusable(opened)) return
    entry.focus = () => opened.focus()
    change(id, (one) => ({ ...one, focusable: true }))
  }

  /** Opens the wallet's window, where it has one, and asks once. */
  async function attempt<T>(
    id: string,
    module: WalletModule,
    task: (given: Given) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController()
    const { signal } = controller
    open.set(id, { controller, module })
    let leaveLine = (): void => {}
    try {
      let opened = openWindow(id, module, signal)
      if (opened instanceof Promise) opened = await opened
      keepWindow(id, opened)
      const ui = createUi(
        module,
        () => screens > 0,
        (shown) => prompt(id, shown),
      )
      const ahead = lines.get(module)
      const left = new Promise<void>((resolve) => {
        leaveLine = resolve
      })
      lines.set(
        module,
        Promise.all([ahead, left]).then(() => {}),
      )
      const handOver: Given["handOver"] = async (call) => {
        await ahead
        if (signal.aborted) throw abortError(signal)
        try {
          return call()
        } finally {
          leaveLine()
        }
      }
      return await task({ signal, opened, ui, handOver })
    } finally {
      leaveLine()
      // Whatever the attempt still holds (a window, a listener of the wallet's client) goes with it.
      controller.abort(new WalletError("aborted", "The request has ended."))
    }
  }

  /**
   * After a failed attempt, where a screen offers another: leaves the request pending with its error until a person has
   * decided. Resolves to false where nobody does in time.
   */
  async function wantsAnotherTry(
    id: string,
    module: WalletModule,
    error: WalletError,
  ): Promise<boolean> {
    const isFinal = final.has(error.kind) || wrongNetworkOf(error)?.subject === "request"
    if (retryScreens === 0 || isFinal) return false
    const controller = new AbortController()
    const decided = new Promise<boolean>((resolve) => {
      open.set(id, { controller, module, retry: () => resolve(true) })
    })
    change(id, ({ prompt: _, focusable: __, ...one }) => ({
      ...one,
      needsGesture: false,
      failed: error,
    }))
    const again = await ask(() => decided, {
      signal: controller.signal,
      ms: limits.sign,
      late: "",
    }).catch(() => false)
    if (again) change(id, ({ failed: _, ...one }) => ({ ...one, since: Date.now() }))
    return again
  }

  return {
    async run({ module, signal: outer, ...asked }, task) {
      if (outer?.aborted) throw abortError(outer)
      const id = `request-${++count}`
      const walletId = module.productId
      const onAbort = (): void =>
        open.get(id)?.controller.abort(abortError(outer, module.afterCancel))
      outer?.addEventListener("abort", onAbort, { once: true })
      const request: PendingRequest = {
        ...asked,
        id,
        walletId,
        since: Date.now(),
        needsGesture: false,
        ...(module.afterCancel === undefined ? {} : { outlivesCancel: true }),
      }
      put([...store.getState().pending, request])

      const settle = (detail: Omit<SettledRequest, "request">): void => {
        outer?.removeEventListener("abort", onAbort)
        open.delete(id)
        put(store.getState().pending.filter((one) => one.id !== id))
        emitter.emit("requestSettled", { request, ...detail })
      }
      for (;;) {
        try {
          const result = await attempt(id, module, task)
          settle({
            result: result as Readonly<Record<string, unknown>>,
            ...("verified" in result ? { verified: result.verified as Verified } : {}),
          })
          return result
        } catch (thrown) {
          const error = toWalletError(thrown, walletId)
          if (asked.kind !== "connect" && (await wantsAnotherTry(id, module, error))) continue
          settle({ error })
          throw error
        }
      }
    },
    cancel(id) {
      const request = open.get(id)
      request?.controller.abort(new WalletError("aborted", request.module.afterCancel ?? CANCELLED))
    },
    cancelAll(reason, which = () => true) {
      for (const request of store.getState().pending.filter(which)) {
        open.get(request.id)?.controller.abort(reason)
      }
    },
    proceed(id) {
      open.get(id)?.proceed?.()
    },
    focus(id) {
      open.get(id)?.focus?.()
    },
    retry(id) {
      open.get(id)?.retry?.()
    },
    attachScreen({ retry = false } = {}) {
      screens += 1
      if (retry) retryScreens += 1
      let attached = true
      return () => {
        if (!attached) return
        attached = false
        screens -= 1
        if (!retry || --retryScreens > 0) return
        // Nobody is left who could decide.
        for (const request of open.values()) if (request.retry) request.controller.abort()
      }
    },
  }
}

function isFocusable(opened: unknown): opened is { focus(): void } {
  return (
    typeof opened === "object" &&
    opened !== null &&
    typeof (opened as { focus?: unknown }).focus === "function"
  )
}

function needsClick(module: WalletModule): WalletError {
  return new WalletError(
    "popup-blocked",
    `${module.productName} opens a window, for which the browser wants a click. Ask for it inside a click, or show the kit's screens.`,
  )
}
