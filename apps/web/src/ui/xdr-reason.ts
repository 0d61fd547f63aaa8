import { visibleText } from "@alidade/core/encoding"
import type { XdrProblem } from "../logic/pasted/xdr-error.js"
import { say } from "../texts/en/xdr.js"

const advice = {
  envelope: "pasteEnvelope",
  preimage: "pastePreimage",
  authorization: "pasteAuthorization",
} as const

/** What a text is instead of the wanted XDR, and what to do, in words. */
export function xdrReason(found: XdrProblem): string {
  return say("withAdvice", { problem: mismatch(found), advice: say(advice[found.wanted]) })
}

function mismatch(found: XdrProblem): string {
  const wanted = say(found.wanted)
  switch (found.problem) {
    case "notBase64":
      return say("notBase64", { character: visibleText(found.character) })
    case "otherKind":
      return say("otherKind", { kind: say(found.is), wanted })
    case "startsLike":
      return say("startsLike", { kind: say(found.is) })
    case "unknown":
      return say("unknown", { wanted })
    default:
      return say(found.problem)
  }
}
