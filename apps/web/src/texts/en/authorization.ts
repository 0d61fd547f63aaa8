import { defineTexts } from "../texts.js"

/** Texts of the authorization tab. */
export const say = defineTexts("authorization", {
  lead: "A contract call needs your authorization: with the transaction, or separately if another account pays for it.",
  ofCall:
    "To authorize a call of your own, open its contract, fill in the function, and choose “{act}” in the menu.",
  noEntries: "{wallet} doesn’t sign authorization entries",
  noEntriesHint:
    "It signs whole transactions, so you can still call contracts. To sign an authorization separately, connect a wallet that signs entries, such as Freighter.",

  // A pasted one.
  pastedForm: "Pasted authorization",
  preimageOrEntry: "Preimage or authorization entry",
  preimageHint:
    "Base64 XDR of a HashIdPreimage, a SorobanAuthorizationEntry, or a list of entries (SEP-45).",
  otherNetwork:
    "This authorization is for {network}, and this page uses {current}. Select {network} first.",
  noSuchNetwork: "This authorization is for a network that this page doesn’t have.",
  ofSource:
    "The transaction’s source account authorizes this entry: signing the transaction is enough.",
  nothingPasted: "Paste a preimage or an authorization entry.",

  // The result.
  preimage: "Preimage it signs",
})
