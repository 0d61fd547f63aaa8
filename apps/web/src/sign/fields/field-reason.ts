import type { FieldProblem } from "../../logic/operations/field.js"
import { say } from "../../texts/en/operations.js"
import { say as sayStellar } from "../../texts/en/stellar.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { receiverReason } from "./receiver-reason.js"

/** What is wrong with a field of an operation, in words. */
export function fieldReason(found: FieldProblem): string {
  switch (found.problem) {
    case "amount":
      return describeAmountProblem(found.found)
    case "address":
      return found.found.problem === "contract" ? say("accountOnly") : receiverReason(found.found)
    case "badHash":
      return sayStellar("badHash")
    case "outOfRange":
      return say("outOfRange", { least: String(found.least), most: String(found.most) })
    default:
      return say.problem(found)
  }
}
