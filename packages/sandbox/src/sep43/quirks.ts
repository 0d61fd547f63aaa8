import { reason } from "../wallet/quirks.js"
import type { QuirkText } from "../wallet/state.js"

/** Delay in ms of an object that loads late. Stellar-Wallets-Kit waits 800 ms for it (IN3). */
export const LATE = 700

type Texts = Readonly<Record<string, QuirkText>>

/** IN1: ways to fail by a rejected promise. */
export const thrownQuirks: Texts = {
  "IN1-error": reason("quirkHanaPlain", "It rejects with errors that have a text but no code."),
  "IN1-text": reason("quirkIn1Text", "It rejects with a text instead of an error."),
  "IN1-nested": reason("quirkIn1Nested", "It rejects with an object that has the error inside."),
}

/** IN1, IN2: what the functions of SEP-43 may return besides what the standard says. */
export const sep43Quirks: Texts = {
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
}

export const lateQuirk: QuirkText = reason(
  "quirkObjectLate",
  "Its object is injected 0.7 seconds late.",
)

/** CA3, FO3: custodians, whose signatures need more people than the user. */
export const approversQuirk: QuirkText = reason(
  "quirkApprovers",
  "Other people must approve each signature, too. Their window opens after the user's.",
)
