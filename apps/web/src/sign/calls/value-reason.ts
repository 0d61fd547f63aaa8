import type { ValueProblem } from "../../logic/contract/read-value.js"
import { say } from "../../texts/en/calls.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { receiverReason } from "../fields/receiver-reason.js"

/** What is wrong with a value of a call, in words. */
export function valueReason(found: ValueProblem): string {
  switch (found.problem) {
    case "amount":
      return describeAmountProblem(found.found)
    case "address":
      return receiverReason(found.found)
    default:
      return say.problem(found)
  }
}
