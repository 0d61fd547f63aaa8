import { defineTexts } from "../texts.js"

/** Texts of the network's answer to a transaction. */
export const say = defineTexts("results", {
  confirmed: "Confirmed",
  confirmedIn: "Confirmed in ledger {ledger}",
  rejected: "The network rejected it",
  unknownCode: "The network returned {code}.",
  status: "Horizon returned status {status}.",
  unanswered: "No answer yet",
  mayApply:
    "The network may still apply it until it expires. Sending the same envelope again is safe: it can be applied only once.",

  // Of a contract call.
  contractFailed: "The contract failed. You paid the fee; nothing else changed.",
  notAccepted:
    "It didn’t accept the transaction: another one was sent since, or it expired. Build it again.",
  callMayApply:
    "The network may still apply it until it expires. Check your balance before you start another.",
})
