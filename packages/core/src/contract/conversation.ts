import { abortError, WalletError } from "./errors.js"
import { type Reason, reason } from "./reason.js"

/** What can end a conversation before its answer arrives. */
export interface ConversationOptions {
  /** Ends the conversation when it aborts: with its reason if that is a `WalletError`, else with kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds until the conversation ends with kind `timeout`. Omit it if the signal has a deadline. */
  ms?: number
  /** Why the `timeout` ended it. */
  late?: Reason | string
}

const noAnswer = reason("noAnswerInTime", "No answer arrived in time.")

/** A conversation in progress. Only its first outcome counts. */
export interface Conversation<Answer> {
  /** Aborts when the conversation has ended, for any reason. */
  readonly signal: AbortSignal
  answer(value: Answer): void
  fail(error: unknown): void
  /**
   * Adds a clean-up action. Actions run once, in order, when the conversation ends; after the end they run immediately.
   */
  undo(action: () => void): void
}

/**
 * A promise that always settles: with its answer, its failure, its signal or its time limit, whichever comes first. The
 * clean-up actions have run by then. `begin` may return a promise that settles the conversation; if it throws, the
 * conversation fails. It is not called if the signal has already aborted.
 */
export function conversation<Answer>(
  { signal, ms, late = noAnswer }: ConversationOptions,
  begin: (conversation: Conversation<Answer>) => Promise<Answer> | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const list: (() => void)[] = []
    // Without a reason, the browser would make an error with a stack: 25 µs.
    const end = (settle: () => void, reason: unknown = null): void => {
      if (ended.signal.aborted) return
      ended.abort(reason)
      for (const action of list) attempt(action)
      settle()
    }
    const answer = (value: Answer): void => end(() => resolve(value))
    const fail = (error: unknown): void => end(() => reject(error), error)
    const undo = (action: () => void): void => {
      if (ended.signal.aborted) action()
      else list.push(action)
    }
    const abort = (): void => fail(abortError(signal))

    if (signal?.aborted) return abort()
    signal?.addEventListener("abort", abort)
    undo(() => signal?.removeEventListener("abort", abort))
    if (ms !== undefined) {
      const timer = setTimeout(() => fail(new WalletError("timeout", late)), ms)
      undo(() => clearTimeout(timer))
    }
    try {
      begin({ signal: ended.signal, answer, fail, undo })?.then(answer, fail)
    } catch (error) {
      fail(error)
    }
  })
}

/**
 * Runs a clean-up action. If it throws, the error is reported as uncaught and the other actions still run. The store's
 * `notifyAll` does the same; importing it here would add a file to the first load.
 */
function attempt(action: () => void): void {
  try {
    action()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
