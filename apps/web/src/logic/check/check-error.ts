import { ProblemError } from "../problem.js"

/** Why something can't be checked. */
export interface CheckProblem {
  problem:
    | "nothing"
    | "emptyFile"
    | "largeFile"
    | "noMessage"
    | "noSignature"
    | "noAddress"
    | "badSignature"
    /** A contract has no signing key. */
    | "contract"
    /** The source account of the transaction authorizes the entry, which has no signature of its own. */
    | "sourceEntry"
    /** The input names a network that the page doesn't have. */
    | "noSuchNetwork"
}

export class CheckError extends ProblemError<CheckProblem> {}
