import { WalletError } from "../contract/errors.js"
import { createStore } from "../state/store.js"
import { watchPage } from "./watch-page.js"

/** What is known of something that a server tells. */
export interface ResourceState<T> {
  /** `loading` until the first answer. `failed`: the last request failed; `data` is then the answer before it. */
  status: "loading" | "ready" | "failed"
  data?: T
  error?: WalletError
  /** A request is under way. */
  reading: boolean
}

/** Something that a server tells, for all who show it: one request at a time. */
export interface Resource<T> {
  getState(): ResourceState<T>
  /** Calls the listener after each change. While anybody listens, it is kept up to date. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Reads it again, or joins the request that is under way. Never rejects: the state has the error. */
  refresh(): Promise<void>
}

/** A resource that can also be out of date, because this page has changed what it tells. */
export interface OwnResource<T> extends Resource<T> {
  /** Reads it again, after the request that is under way, or when somebody listens. */
  outdated(): void
  /** Whether nobody listens. */
  isIdle(): boolean
}

/** An answer is not asked for again within this time when the page is shown or somebody else listens, in ms. */
const FRESH_MS = 5_000

/** Creates a resource that nobody has asked for yet. `read` throws a `WalletError`. */
export function createResource<T>(read: (signal: AbortSignal) => Promise<T>): OwnResource<T> {
  const store = createStore<ResourceState<T>>({ status: "loading", reading: false })
  let running: { promise: Promise<void>; end: AbortController } | undefined
  let again = false
  let readAt = Number.NEGATIVE_INFINITY
  let count = 0
  let unwatch: (() => void) | undefined

  const isFresh = (): boolean => !again && performance.now() - readAt < FRESH_MS

  function refresh(): Promise<void> {
    if (running) return running.promise
    again = false
    const end = new AbortController()
    store.setState({ ...store.getState(), reading: true })
    const settle = (
      outcome: Partial<ResourceState<T>> & Pick<ResourceState<T>, "status">,
    ): void => {
      running = undefined
      const { data } = store.getState()
      store.setState({ ...(data === undefined ? {} : { data }), ...outcome, reading: false })
      if (again && count > 0) void refresh()
    }
    const promise = read(end.signal).then(
      (data) => {
        readAt = performance.now()
        settle({ status: "ready", data })
      },
      (thrown) => {
        // Nobody waits for it any more.
        if (end.signal.aborted) settle({ status: store.getState().status })
        else settle({ status: "failed", error: errorOf(thrown) })
      },
    )
    running = { promise, end }
    return promise
  }

  function stop(): void {
    unwatch?.()
    unwatch = undefined
    running?.end.abort()
  }

  return {
    getState: store.getState,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener)
      if (count++ === 0 && !unwatch) {
        unwatch = watchPage(() => isFresh() || refresh())
        if (!isFresh()) void refresh()
      }
      let listening = true
      return () => {
        if (!listening) return
        listening = false
        unsubscribe()
        count--
        // React's StrictMode, and a component that another replaces, listen again at once.
        queueMicrotask(() => count === 0 && stop())
      }
    },
    refresh,
    outdated() {
      again = true
      if (!running && count > 0) void refresh()
    },
    isIdle: () => count === 0,
  }
}

function errorOf(thrown: unknown): WalletError {
  if (WalletError.is(thrown)) return thrown
  return new WalletError("internal", String(thrown), { cause: thrown })
}
