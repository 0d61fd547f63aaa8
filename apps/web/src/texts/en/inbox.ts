import { defineTexts } from "../texts.js"

/** Why a link or an entry can’t be opened. */
export const say = defineTexts("inbox", {
  refused: "Couldn’t open this link",
  dismiss: "Dismiss",
  transactionRefused: "This link’s transaction can’t be signed. {reason}",
  unknownNetwork: "This is for an unknown network: “{network}”.",
})
