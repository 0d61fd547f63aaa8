import { defineTexts } from "../texts.js"

/** Texts of the network's answer to a transaction. */
export const say = defineTexts("results", {
  confirmed: "Confirmed",
  confirmedIn: "Confirmed in ledger {ledger}",
  rejected: "The network rejected it",
  unknownCode: "The network returned {code}.",
  notAccepted:
    "It didn’t accept the transaction: another one was sent since, or it expired. Build it again.",
  unanswered: "No answer yet",
  mayApply:
    "The network may still apply it until it expires. Sending the same envelope again is safe: it can be applied only once.",
})
