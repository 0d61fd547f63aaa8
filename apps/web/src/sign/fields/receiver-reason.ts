import type { ReceiverProblem } from "../../logic/pasted/address.js"
import { say } from "../../texts/en/pasted.js"
import { reasonOf } from "../../ui/reason-of.js"

/** What is wrong with a typed recipient, in words. */
export function receiverReason(found: ReceiverProblem): string {
  return found.problem === "invalid" ? reasonOf(found.error) : say.problem(found)
}
