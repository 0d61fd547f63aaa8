import { reason } from "../wallet/quirks.js"
import type { QuirkText } from "../wallet/state.js"

/** Delay in ms of an object that loads late: after a page's own code, but before a picker stops waiting. */
export const LATE = 700

type Texts = Readonly<Record<string, QuirkText>>

/** IN1: ways to fail by a rejected promise. */
export const thrownQuirks = {
  "IN1-error": reason("quirkHanaPlain", "It rejects with errors that have a text but no code."),
  "IN1-text": reason("quirkIn1Text", "It rejects with a text instead of an error."),
  "IN1-nested": reason("quirkIn1Nested", "It rejects with an object that has the error inside."),
} as const satisfies Texts

/** IN1, IN2: what the functions of SEP-43 may return besides what the standard says. */
export const sep43Quirks = {
  "IN1-object": reason(
    "quirkIn1Object",
    "It rejects with a code and a text. (Off: its reply has them.)",
  ),
  ...thrownQuirks,
  "IN1-empty": reason("quirkIn1Empty", "When it fails, its reply is empty and has no error."),
  "IN1-4001": reason("quirkIn14001", "A declined request has the code 4001. (Off: -4.)"),
  "IN2-hex": reason(
    "quirkIn2Hex",
    "Signatures of messages and authorizations are in hex. (Off: base64.)",
  ),
  "IN2-entry": reason(
    "quirkIn2Entry",
    "It returns a whole signed authorization. (Off: the signature only.)",
  ),
} as const satisfies Texts

/** An object that is not there at once. */
export const lateQuirk: QuirkText = reason(
  "quirkObjectLate",
  "Its object is injected after the page has loaded.",
)

/** CA3, FO3 */
export const approversQuirk: QuirkText = reason(
  "quirkApprovers",
  "Others must approve a signature too. Their window follows, and the page waits as long as they do.",
)
