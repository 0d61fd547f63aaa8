import { defineTexts } from "../texts.js"

/** Texts of the authorization tab. */
export const say = defineTexts("authorization", {
  lead: "A contract call needs your authorization: with the transaction, or separately if another account pays for it.",
  what: "What to authorize",
  call: "Call a contract",
  sponsored: "A sponsored call",
  alone: "Authorization only",
  pasted: "Import authorization",
  noEntries: "{wallet} doesn’t sign authorization entries",
  noEntriesHint:
    "It signs whole transactions, so “Call a contract” works. To sign an authorization separately, connect a wallet that signs entries, such as Freighter.",

  // The example.
  example: "Example call",
  exampleNotBuilt: "Couldn’t build the example",
  exampleLead: "Transfer {amount} from your account to a burn address.",
  exampleHint:
    "It is signed and verified, but never sent: an authorization does nothing without its transaction.",
  format: "Format",
  type10: "Type 10, with your address",
  type9: "Type 9, without your address",

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
