import { parseError, type WalletError } from "@alidade/core"
import { format, type Values } from "../format.js"
import { english, type Messages } from "../messages/english.js"

/**
 * The part of a client's error message that adds to the view's own sentence, such as a remedy or a cause. Empty if it
 * only repeats that sentence. The wallet's own text is also left out, because the sentence replaces it.
 */
export function addedClientText(
  error: WalletError,
  sentence: keyof Messages,
  values: Values,
): string {
  const { message, cause } = error
  if (cause !== undefined && parseError(cause).message === message) return ""
  // Clients write English, and often start a longer message with the same sentence.
  const own = format(english[sentence], values)
  const [first = ""] = message.match(/^[^.]*/) ?? []
  const repeated = message.startsWith(own) ? own : own.startsWith(first) ? `${first}.` : ""
  return message.slice(repeated.length).trim()
}
