import { defineTexts } from "../texts.js"

/** Texts of signing: the transaction tab, and what all signing has in common. */
export const say = defineTexts("sign", {
  review: "Review",
  titled: "{state} · {sentence}",
  waitingFor: "Waiting for {wallet}",
  notSigned: "Not signed",

  // Where a transaction comes from.
  source: "Transaction source",
  payment: "New payment",
  new: "New…",
  several: "Several payments",
  swap: "Swap",
  offer: "Offer",
  trust: "Trust an asset",
  claim: "Claim",
  signers: "Signers and thresholds",
  data: "Data entry",
  sponsor: "Sponsor",
  merge: "Merge this account",
  operations: "All operations",
  import: "Import transaction",
  importForm: "Envelope",
  envelopeOrLink: "Transaction envelope or link",
  envelopeHint:
    "Base64 XDR, a web+stellar: link, or a link you received. Paste it, or drop a file.",
  nothingPasted: "Paste a transaction or a link, or drop a file.",
  emptyFile: "This file is empty.",
  largeFile: "This file is too large for an envelope.",
  noEnvelope: "This file has no transaction envelope.",

  // The review.
  aboutToSign: "What you are about to sign",
  aboutToSend: "What you are about to send",
  signIn: "Sign in {wallet}",
  theWallet: "the wallet",
  theWalletFirst: "The wallet",
  edit: "Edit",
  editOperations: "Edit the operations",
  notEditable: "The form can’t build this transaction again as it is.",
  discard: "Discard",
  send: "Send",
  sendAgain: "Send again",
  withoutSigning: "Continue without signing",

  // Warnings.
  notMentioned: "This transaction doesn’t mention your account. It may not need your signature.",
  otherAccount: "This transaction belongs to another account.",
  expired: "It has expired: the network won’t apply it.",
  used: "Its sequence number was already used: the network won’t apply it.",
  ahead: "Its sequence number is ahead: another transaction must be applied first.",

  // What was verified.
  verified: "Signed and verified",
  signed: "Signed",
  sameTransaction: "Exactly what you reviewed",
  validFor: "{address}’s signature is valid for {network}",
  validForAddress: "Valid for the requested address",
  notVerified: "The signature couldn’t be verified.",
  altered: "The wallet signed a different transaction than requested, as allowed.",
  unreported: "The wallet returned nothing we could verify.",
  off: "Verification is off.",
  envelope: "Signed envelope",
  signature: "Signature (64 bytes, base64)",
  address: "Address",
  startAnother: "Start another",

  fee: "fee {fee} XLM",
  noFee: "no fee",
  nothingSent: "nothing was sent",

  // Sending.
  copyLink: "Copy the link",
  sendingNow: "Sending",
  usually: "Usually 5 seconds. You can leave; it goes on.",
  sent: "Transaction sent",
  confirmedAfter: {
    one: "Confirmed after {count} second, in ledger {ledger}",
    other: "Confirmed after {count} seconds, in ledger {ledger}",
  },
  time: "Time",
  copyHash: "Copy transaction hash",
})
