import { defineTexts } from "../texts.js"

/** What the receivers of a payment can take, in the form and in the review. */
export const say = defineTexts("receivers", {
  // The review.
  missing: "{account} doesn’t exist on this network: the payment to it would fail.",
  exists: "{account} exists already, so it can’t be created.",
  untrusted: "{account} has no trust line for {asset}: the payment to it would fail.",
  unauthorized: "The issuer of {asset} doesn’t let {account} receive it.",
  full: "{account} can receive only {amount} more: the payment to it would fail.",
  memo: "{account} asks for a memo with each payment. Without it, the payment may be lost.",
  memoHelp: "Ask the receiver for the memo, or for an address that begins with M.",
  unread: "Couldn’t check what {account} can receive, and whether it asks for a memo.",
  withoutMemo: "Continue without a memo",
  confirmFirst: "Confirm this first, or don’t sign.",

  // The form.
  noAccount: "This account doesn’t exist on this network.",
  cantHold: "This account has no trust line for {asset}, so it can’t receive it.",
  notAllowed: "The issuer of {asset} doesn’t let this account receive it.",
  atMost: "This account can receive at most {amount} more.",
  asksForMemo: "This account asks for a memo. Without it, your payment may be lost.",
})
