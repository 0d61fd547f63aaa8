import { ProblemError } from "../problem.js"

/** Why the signatures of a copy can't be added. */
export type CombineProblem =
  | { problem: "different" | "nothingNew" | "notEnvelope" }
  | { problem: "tooMany"; most: number }
  // A link or a text that has no copy.
  | { problem: "noCopy" | "payment" | "linkForOther" }

export class CombineError extends ProblemError<CombineProblem> {}
