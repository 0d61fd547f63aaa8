import { WalletError } from "@alidade/core"

/**
 * Runs a task that ends at the latest after `ms`, then with the error `late` makes, or when `outer` is aborted, then with
 * its reason or `aborted`. The task is handed a signal that tells it of its end; no timer or listener is left.
 */
export async function within<Result>(
  { ms, late, outer }: { ms: number; late: () => WalletError; outer: AbortSignal | undefined },
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  const cancel = (): void => ended.abort(cancelled(outer?.reason))
  if (outer?.aborted) throw cancelled(outer.reason)
  outer?.addEventListener("abort", cancel)
  const timer = setTimeout(() => ended.abort(late()), ms)
  const { signal } = ended
  try {
    return await Promise.race([
      task(signal),
      new Promise<never>((_, fail) => {
        signal.addEventListener("abort", () => fail(signal.reason), { once: true })
      }),
    ])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener("abort", cancel)
  }
}

/** Waits `ms`, or less: an aborted signal ends it, with the signal's reason. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop)
      resolve()
    }, ms)
    signal.addEventListener("abort", stop, { once: true })
  })
}

function cancelled(reason: unknown): WalletError {
  return reason instanceof WalletError
    ? reason
    : new WalletError("aborted", "Cancelled.", { cause: reason })
}
