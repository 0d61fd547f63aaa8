import { conversation } from "./conversation.js"
import { WalletError } from "./errors.js"

/** How long and on whose behalf something is awaited. */
export interface AskOptions {
  /** Aborting it ends the wait at once, with its reason where that is a `WalletError`, else with kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds until it ends with kind `timeout`, as expired. */
  ms: number
  /** The words for that. */
  late: string
}

/** Calls something that may never answer. The callee's own signal aborts when the call has ended, however it ended. */
export function ask<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { signal, ms, late }: AskOptions,
): Promise<T> {
  return conversation({ signal }, ({ signal: given, fail, undo }) => {
    const expire = (): void => fail(new WalletError("timeout", late, { expired: true }))
    const timer = setTimeout(expire, ms)
    undo(() => clearTimeout(timer))
    return call(given)
  })
}
