import { codeWords } from "@alidade/react/result-codes"
import type { Answer } from "../logic/stellar/results.js"
import { say } from "../texts/en/results.js"
import { isOffline } from "./is-offline.js"
import { errorLanguage } from "./reason-of.js"

/** The network's answer to a transaction in words: a title, and what it means, one sentence each. */
export function answerWords(answer: Answer): { title: string; details: readonly string[] } {
  switch (answer.outcome) {
    case "applied": {
      const { ledger } = answer
      const isIn = ledger !== undefined
      return {
        title: isIn ? say("confirmedIn", { ledger: `${ledger}` }) : say("confirmed"),
        details: [],
      }
    }
    case "refused": {
      const { codes } = answer
      // The transaction's own only refers to that of its operation.
      const details = codes.length > 1 ? codes.filter((code) => code !== "txFAILED") : codes
      return {
        title: say("rejected"),
        details: details.length > 0 ? details.flatMap(meaningOf) : [say("notAccepted")],
      }
    }
    case "unknown":
      return isOffline()
        ? { title: say("offline"), details: [say("keptHere")] }
        : { title: say("unanswered"), details: [say("mayApply")] }
  }
}

/** What a result code means and what to do, or the code itself if it is unknown. */
function meaningOf(code: string): readonly string[] {
  const words = codeWords(code, errorLanguage())
  if (!words) return [say("unknownCode", { code })]
  return words.remedy ? [words.what, words.remedy] : [words.what]
}
