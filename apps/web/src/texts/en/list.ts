import { defineTexts } from "../texts.js"

/** Texts of a list of transactions to sign. */
export const say = defineTexts("list", {
  several: "Several transactions",
  form: "List of transactions",
  envelopes: "Transaction envelopes",
  hint: "Base64 XDR, one per line. Paste them, or drop files.",
  start: "Review one after the other",

  // Why a list can't be read.
  nothing: "Paste transactions, or drop files.",
  tooMany: {
    one: "A list can have {count} transaction.",
    other: "A list can have {count} transactions.",
  },
  wrong: "Transaction {number}: {reason}",
  twice: "Transactions {first} and {second} are the same.",

  // The list.
  transactions: "Transactions",
  progress: "Transaction {number} of {all}. Signed so far: {signed}.",
  result: "Signed {signed} of {all}.",
  numbered: "{number}.",
  signed: "Signed and verified",
  now: "In review",
  skipped: "Skipped",
  waiting: "Not signed yet",
  open: "Open",
  openNumber: "Open transaction {number}",
  review: "Review",
  reviewNumber: "Review transaction {number}",

  // What can be done.
  skip: "Skip",
  stop: "Stop",
  resume: "Continue with the rest",
  signedEnvelopes: "Signed envelopes",
  none: "Nothing was signed",
  discard: "Discard the list",
})
