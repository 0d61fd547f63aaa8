import { WalletError } from "./errors.js"

/** How long and on whose behalf something is awaited. */
export interface AskOptions {
  /** Aborting it ends the wait at once, with its reason where that is a `WalletError`, else with kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds until it ends with kind `timeout`. */
  ms: number
  /** The words for that. */
  late: string
}

/**
 * Calls something that may never answer, and settles all the same: by its answer, by the signal, or by the limit.
 * The callee's own signal is aborted in the last two cases, so that it can clear up.
 */
export function ask<T>(
  call: (signal: AbortSignal) => Promise<T> | T,
  { signal, ms, late }: AskOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const callee = new AbortController()
    const end = (error: WalletError): void => {
      reject(error)
      callee.abort(error)
    }
    const onAbort = (): void => end(abortError(signal))
    if (signal?.aborted) return onAbort()
    const timer = setTimeout(() => end(new WalletError("timeout", late, { expired: true })), ms)
    signal?.addEventListener("abort", onAbort, { once: true })
    const settled = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", onAbort)
    }
    callee.signal.addEventListener("abort", settled, { once: true })
    // In a promise's executor a synchronous throw would leave the timer behind.
    new Promise<T>((done) => done(call(callee.signal))).then(resolve, reject).finally(settled)
  })
}

/** What is said of a call that was cancelled. */
export const CANCELLED = "The request was cancelled."

/** The error with which an aborted signal ends a call; `words` where its reason is no `WalletError`. */
export function abortError(
  signal: AbortSignal | undefined,
  words: string = CANCELLED,
): WalletError {
  const reason: unknown = signal?.reason
  return WalletError.is(reason) ? reason : new WalletError("aborted", words, { cause: reason })
}
