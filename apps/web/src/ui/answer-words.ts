import { type Answer, isInformative, type Refusal } from "../logic/stellar/results.js"
import { say as sayCode } from "../texts/en/codes.js"
import { say } from "../texts/en/results.js"

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
      const { codes, reason } = answer
      const details = [
        ...codes.filter(isInformative).map(meaningOf),
        ...(reason ? [refusalWords(reason)] : []),
      ]
      return { title: say("rejected"), details }
    }
    case "unknown":
      return {
        title: say("unanswered"),
        details: [say(answer.again ? "mayApply" : "callMayApply")],
      }
  }
}

function refusalWords(reason: Refusal): string {
  return "quote" in reason ? reason.quote : say.problem(reason)
}

/** The meaning of a result code, or the code itself if it is unknown. */
function meaningOf(code: string): string {
  return isKnown(code) ? sayCode(code) : say("unknownCode", { code })
}

function isKnown(code: string): code is keyof typeof sayCode.english {
  return Object.hasOwn(sayCode.english, code)
}
