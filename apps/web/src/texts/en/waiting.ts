import { defineTexts } from "../texts.js"

/** Texts of the transactions that wait for signatures. */
export const say = defineTexts("waiting", {
  title: "Waiting for signatures",
  short: "Waiting",
  kept: "Kept in this browser.",
  asked: "The network was asked {when}.",
  silent: "The network doesn’t answer, so this may be out of date.",
  empty:
    "Nothing is waiting. A transaction of a shared account stays here until it has all signatures and is sent.",

  // For whom.
  forYou: "For you",
  forOthers: "For others",
  done: "Done",

  // One transaction.
  from: "from {account}",
  count: "{have} of {needed}",
  signed: "Signed: {names}",
  missing: "Not yet: {names}",
  left: "{time} left",
  over: "Time is over",

  // How it ended.
  sentHere: "Sent from here, in ledger {ledger}",
  sentElsewhere: "Sent by somebody else, in ledger {ledger}",
  failed: "Failed in ledger {ledger}",
  overtaken: "Another transaction came first",
  expired: "Expired before it was sent",
  nothingLeft: "Nothing is left to do.",

  // The next act.
  review: "Review",
  copy: "Copy the link",
  send: "Send",
  open: "Open",
  discard: "Discard",
  discardNamed: "Discard: {what}",
  all: "All",
})
