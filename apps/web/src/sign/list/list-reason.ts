import { ListError, type ListProblem } from "../../logic/sign/read-list.js"
import { say } from "../../texts/en/list.js"
import { xdrReason } from "../../ui/xdr-reason.js"
import { envelopeReason } from "../fields/envelope-reason.js"

/** Why a list can't be read, in words. */
export function listReason(error: unknown): string {
  return error instanceof ListError ? describe(error.found) : envelopeReason(error)
}

function describe(found: ListProblem): string {
  if (found.problem !== "wrong") return say.problem(found)
  return say("wrong", { number: found.number, reason: xdrReason(found.found) })
}
