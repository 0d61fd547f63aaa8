import { WalletError } from "@alidade/core"

/** How long an answer is awaited, on whose behalf, and what is said when it does not come. */
export interface Patience {
  /** Aborting ends the wait: with the signal's reason where that is a `WalletError`, else with kind `aborted`. */
  signal?: AbortSignal
  /** The words for `aborted`: what the wallet may still do. */
  cancelled?: string
  /** Milliseconds until the wait ends with kind `timeout`. Absent only where something else is sure to end it. */
  ms?: number
  /** The words for `timeout`. */
  late?: string
}

/** What goes on between a question and its end. */
export interface Exchange<Answer> {
  answer(value: Answer): void
  fail(error: unknown): void
  /** Puts an action on the list of what is undone, once, when the exchange ends, however it ends. */
  undo(action: () => void): void
}

/**
 * A promise that settles: by its answer, a failure, the signal or the limit, whichever comes first. Whatever was put
 * on its list is undone by then. Nothing begins under a signal that has already been aborted.
 */
export function exchange<Answer>(
  { signal, cancelled = "Cancelled.", ms, late = "Nobody answered." }: Patience,
  begin: (exchange: Exchange<Answer>) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const list: (() => void)[] = []
    let ended = false
    const end = (settle: () => void): void => {
      if (ended) return
      ended = true
      for (const action of list) {
        try {
          action()
        } catch (error) {
          // An app's own screen may fail to close: that is reported, and keeps nothing else from its end.
          queueMicrotask(() => {
            throw error
          })
        }
      }
      settle()
    }
    const undo = (action: () => void): void => {
      if (ended) action()
      else list.push(action)
    }
    const fail = (error: unknown): void => end(() => reject(error))
    const abort = (): void => {
      const reason: unknown = signal?.reason
      fail(
        WalletError.is(reason) ? reason : new WalletError("aborted", cancelled, { cause: reason }),
      )
    }

    if (signal?.aborted) return abort()
    signal?.addEventListener("abort", abort)
    undo(() => signal?.removeEventListener("abort", abort))
    if (ms !== undefined) {
      const timer = setTimeout(() => fail(new WalletError("timeout", late)), ms)
      undo(() => clearTimeout(timer))
    }
    try {
      begin({ answer: (value) => end(() => resolve(value)), fail, undo })
    } catch (error) {
      fail(error)
    }
  })
}
