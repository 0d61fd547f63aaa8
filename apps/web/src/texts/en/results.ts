import { defineTexts } from "../texts.js"

/** Texts of the network's answer to a transaction. */
export const say = defineTexts("results", {
  confirmed: "Confirmed",
  fee: "Fee charged",
  confirmedIn: "Confirmed in ledger {ledger}",
  rejected: "The network rejected it",
  unknownCode: "The network returned {code}.",
  notAccepted: "Another transaction came first, or it expired. Build it again.",
  offline: "You are offline",
  keptHere: "It is kept here. Send it when you are back.",
  unanswered: "No answer yet",
  mayApply:
    "It may still be applied until it expires. Sending it again is safe: it can be applied only once.",
})
