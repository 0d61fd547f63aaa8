import { abortError, WalletError } from "./errors.js"

/** What can end a conversation before its answer comes. */
export interface ConversationOptions {
  /** Ends the conversation when it aborts: with its reason where that is a `WalletError`, else with kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds until the conversation ends with kind `timeout`. Leave it out where the signal carries a deadline. */
  ms?: number
  /** The message of `timeout`. */
  late?: string
}

/** A conversation that is under way. Only its first end counts. */
export interface Conversation<Answer> {
  /** Aborts when the conversation has ended, however it ended. */
  readonly signal: AbortSignal
  answer(value: Answer): void
  fail(error: unknown): void
  /** Adds to the clean-up list, which runs once, in order, when the conversation ends. After the end it runs at once. */
  undo(action: () => void): void
}

/**
 * A promise that always settles: with its answer, its failure, its signal or its time limit, whichever comes first. By
 * then its clean-up list has run. `begin` may return a promise, which then answers or fails the conversation; what it
 * throws is a failure. It is not called under a signal that has aborted already.
 */
export function conversation<Answer>(
  { signal, ms, late = "Nobody answered." }: ConversationOptions,
  begin: (conversation: Conversation<Answer>) => Promise<Answer> | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const list: (() => void)[] = []
    const end = (settle: () => void, reason?: unknown): void => {
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
 * Runs a clean-up action. What it throws is reported as any uncaught error is, and keeps no other from running. The
 * store's `tellAll` does the same; a bundler would make a further file of the first load if this file imported it.
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
