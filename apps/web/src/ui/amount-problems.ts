import type { AmountProblem } from "../logic/stellar/amount.js"
import { say } from "../texts/en/stellar.js"
import { formatNumber } from "../texts/numbers.js"

/** What is wrong with an amount, in words. */
export function describeAmountProblem(found: AmountProblem): string {
  switch (found.problem) {
    case "notNumber":
      return say("useDigitsAsIn", { example: formatNumber("12.5") })
    case "whichAmount": {
      const { whole, decimal } = found
      return say("whichAmount", { whole: formatNumber(whole), decimal: formatNumber(decimal) })
    }
    case "mostDecimals":
      return found.count === 7 ? say("tooManyDecimals") : say.problem(found)
    default:
      return say.problem(found)
  }
}
