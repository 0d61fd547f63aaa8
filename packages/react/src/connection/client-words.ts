import { parseError, type WalletError } from "@alidade/core"
import { format, type Values } from "../format.js"
import { english, type Messages } from "../messages/english.js"

/**
 * What a wallet's client says of a failure beside the view's own sentence: a remedy, or the cause. Empty where it only
 * repeats that sentence, and for the wallet's own words, which the sentence replaces.
 */
export function clientWords(error: WalletError, sentence: keyof Messages, values: Values): string {
  const { message, cause } = error
  if (cause !== undefined && parseError(cause).message === message) return ""
  // Clients write in English, and begin with the same sentence where they have more to say.
  const own = format(english[sentence], values)
  const [first = ""] = message.match(/^[^.]*/) ?? []
  const repeated = message.startsWith(own) ? own : own.startsWith(first) ? `${first}.` : ""
  return message.slice(repeated.length).trim()
}
