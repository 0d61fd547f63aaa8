import { shortAddress } from "../encoding/strkey.js"
import type { Sentence, Value } from "./types.js"

/** Who receives what an operation or a call sends, or the account that it merges into. */
export interface Recipient {
  /** In full: `G…`, `M…`, `C…`, `B…` or `L…`. */
  address: string
  /** The sentence with this address shortened: for a view that shows it in full beside the sentence. */
  sentence: Sentence
}

/** The recipient that a sentence names; undefined where it names none. */
export function recipientOf(sentence: Sentence): Recipient | undefined {
  const { key, values } = sentence
  const name = key === "transfer" ? "to" : "destination"
  const value = values[name]
  if (value?.type !== "address") return undefined
  const short: Value = { type: "code", value: shortAddress(value.value) }
  return { address: value.value, sentence: { key, values: { ...values, [name]: short } } }
}
