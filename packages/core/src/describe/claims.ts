import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue } from "./addresses.js"
import { numberValue } from "./amount.js"
import type { Sentence } from "./types.js"
import { sentence, sentenceValue } from "./values.js"

/** The network takes predicates nested four deep. */
const DEEPEST = 4

/** Who can claim a balance, and when. */
export function claimantOf({ value }: XdrUnion): Sentence {
  const { destination, predicate } = value as Record<string, XdrValue>
  return sentence("claimant", {
    account: addressValue(destination as XdrUnion),
    predicate: sentenceValue(predicateOf(predicate as XdrUnion)),
  })
}

function predicateOf({ type, value }: XdrUnion, depth = 1): Sentence {
  const below = (one: XdrValue) => sentenceValue(predicateOf(one as XdrUnion, depth + 1))
  if (depth > DEEPEST) return sentence("claimDeep")
  switch (type) {
    case "and":
    case "or": {
      const [first, second] = value as XdrValue[]
      if (!first || !second) return sentence("claimIncomplete")
      const key = type === "and" ? "claimAnd" : "claimOr"
      return sentence(key, { first: below(first), second: below(second) })
    }
    case "not":
      return value ? sentence("claimNot", { predicate: below(value) }) : sentence("claimIncomplete")
    case "beforeAbsoluteTime":
      return sentence("claimBefore", { time: { type: "time", value: String(value) } })
    case "beforeRelativeTime":
      return sentence("claimWithin", { seconds: numberValue(value as bigint) })
    default:
      return sentence("claimAlways")
  }
}
