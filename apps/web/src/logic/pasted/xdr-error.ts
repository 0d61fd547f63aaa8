import { ProblemError } from "../problem.js"
import type { XdrKind } from "./xdr-kinds.js"

/** A wanted kind of XDR: `authorization` is a preimage or an authorization entry. */
export type WantedXdr = "envelope" | "preimage" | "authorization"

/** What a text is instead of the wanted XDR. */
export type XdrMismatch =
  | {
      problem:
        | "empty"
        | "tooLong"
        | "address"
        | "link"
        | "webAddress"
        | "json"
        | "hash"
        | "hex"
        | "encoded"
        | "damaged"
        | "signature"
        | "key"
        | "unknown"
    }
  | { problem: "notBase64"; character: string }
  | { problem: "otherKind"; is: XdrKind | "envelope" | "preimage" }
  /** It begins like XDR of a kind, but is no such XDR. */
  | { problem: "startsLike"; is: "envelope" | "preimage" }

export type XdrProblem = XdrMismatch & { wanted: WantedXdr }

/** A text isn't the wanted XDR. */
export class XdrError extends ProblemError<XdrProblem> {}
