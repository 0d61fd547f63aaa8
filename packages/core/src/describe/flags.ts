import type { SentenceKey } from "./english.js"
import type { Value } from "./types.js"
import { codeValue, listValue, sentence, sentenceValue } from "./values.js"

/** The bits of an account's flags that matter for a warning. */
export const IMMUTABLE = 4
export const CLAWBACK = 8

const ofAccount: readonly SentenceKey[] = [
  "flagRequired",
  "flagRevocable",
  "flagImmutable",
  "flagClawback",
]
const ofTrustLine: readonly SentenceKey[] = ["lineAuthorized", "lineMaintain", "lineClawback"]

/** The flags of an account, by their names. */
export function accountFlags(bits: number): Value {
  return listed(bits, ofAccount)
}

/** What the issuer allows a trust line, by its names. */
export function trustLineFlags(bits: number): Value {
  return listed(bits, ofTrustLine)
}

/** Bits without a name are shown as a number: nothing is left out. */
function listed(bits: number, names: readonly SentenceKey[]): Value {
  const named = names.filter((_, bit) => bits & (1 << bit)).map((name) => sentence(name))
  const rest = (bits & ~((1 << names.length) - 1)) >>> 0
  const unknown = rest ? [sentence("flagUnknown", { bits: codeValue(String(rest)) })] : []
  const all = [...named, ...unknown]
  return listValue((all.length > 0 ? all : [sentence("flagNone")]).map(sentenceValue))
}
