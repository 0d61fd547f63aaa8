import type { Conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import type { Reason } from "../contract/reason.js"

/** Ends a request as expired after some milliseconds. Returns a function that stops the timer. */
export function expireAfter(
  { fail, undo }: Conversation<never>,
  ms: number,
  words: Reason,
): () => void {
  const expire = (): void => fail(new WalletError("timeout", words, { expired: true }))
  const timer = setTimeout(expire, ms)
  const stop = (): void => clearTimeout(timer)
  undo(stop)
  return stop
}
