import { defineTexts } from "../texts.js"

/** Texts of the payment form, and of all forms of a transaction. */
export const say = defineTexts("payment", {
  form: "Payment",
  notBuilt: "Couldn’t build the transaction",
  inactive: "The source account isn’t active on this network yet. Fund it first.",
  missing: "Fill in this field.",
  notEncoded: "A part of it is not valid XDR-JSON: {reason}",
  amount: "Amount",
  canSend: "Up to {amount}",
  max: "Max",
  maxNamed: "Max: {amount}",
  asset: "Asset",
  assetOf: "{code} of {issuer}",
  newNeedsXlm: "A new account must be created with XLM.",
  newNeedsAtLeast: "A new account needs at least {amount} XLM.",
  none: "Your account has none of this asset to send.",
  atMost: "You can send at most {amount}.",

  // The memo.
  memo: "Memo",
  addMemo: "Add a memo",
  memoHint: "Exchanges often require one.",
  memoContent: "Memo content",
  memoNone: "None",
  memoText: "Text",
  memoId: "ID",
  memoHash: "Hash",
  memoReturn: "Return hash",
})
