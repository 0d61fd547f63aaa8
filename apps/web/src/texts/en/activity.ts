import { defineTexts } from "../texts.js"

/** Texts of the list of requests and their results, and of an account's history. */
export const say = defineTexts("activity", {
  title: "Activity",
  all: "All activity",
  clear: "Clear",
  empty: "Your requests to the wallet appear here, with their results and what was verified.",
  more: { one: "Show {count} more", other: "Show {count} more" },

  // What is shown of it.
  show: "Show",
  showAll: "All",
  showOut: "Out",
  showIn: "In",
  showFailed: "Failed",
  find: "Name, amount, memo",
  noMatch: "Nothing here matches.",

  // What was done on this page.
  signedHere: "Signed here",
  export: "Export",
  saveTable: "Save as CSV",
  copyReport: "Copy report",
  includeAddresses: "Include addresses and hashes",
  columnTime: "Time",
  columnWhat: "What",
  columnState: "State",
  columnMemo: "Memo",
  columnNetwork: "Network",
  columnHash: "Hash",

  // What the network has of the account.
  allOf: "All of {name}",
  readFrom: "read from {network}",
  reading: "Reading from {network}…",
  noHistory: "{network} has no history of this account.",
  offline: "You are offline. What was signed here is shown above.",
  older: "Show older",
  again: "Read again",
  retry: "Try again",
  raiseFee: "Raise the fee",
  raiseFeeOf: "Raise the fee: {item}",
  olderOn: "older ones are on {network}",
  complete: "nothing is older",
  memo: "memo {memo}",
  alsoHere: "signed here",
  firstTime: "first time",
  failedThere: "failed, only the fee was charged",
  operation: "Operation {type}",

  // The kinds of entries.
  connect: "Connection",
  transaction: "Transaction signature",
  "auth-entry": "Authorization signature",
  message: "Message signature",
  sent: "Transaction sent",
  theMessage: "Message “{text}”",

  // What a wallet returned, and was rejected.
  changed: "Rejected: {returned} instead of {requested}",
  rejectedOf: "Rejected: {sentence}",
  amount: "{wallet} changed the amount",
  to: "{wallet} changed the recipient",
  otherTransaction: "{wallet} changed the transaction",
  lostSignature: "{wallet} removed a signature",
  wrongAccount: "{wallet} signed with another account",
  badSignature: "{wallet} returned an invalid signature",

  // How far it is.
  confirmed: "Confirmed",
  refused: "Rejected by the network",
  unanswered: "No answer yet",
  signed: "Signed",
  connected: "Connected",
  rejected: "Rejected",
  failed: "Failed",
  stopped: "Declined",
  expired: "Expired",

  // When that was, in one line.
  confirmedAt: "confirmed {time}",
  refusedAt: "rejected by the network {time}",
  unansweredAt: "no answer by {time}",
  sentAt: "sent {time}",
  signedAt: "signed {time}",
  connectedAt: "connected {time}",
  failedAt: "failed {time}",
  stoppedAt: "declined {time}",
  expiredUnsent: "expired, not sent from here",

  // An entry's buttons, and their names for screen readers.
  open: "Open",

  openItem: "Open: {item}",
  retryItem: "Try again: {item}",
  copyItem: "Copy: {item}",

  // What was verified.
  verified: "Verified: the content matches the request, and the signature is valid",
  partlyVerified:
    "Partly verified: the content matches the request; the signature couldn’t be verified",
  altered: "Verified: a different transaction than requested, as allowed; the signature is valid",
  unreported: "Not verified: the wallet returned nothing we could verify",
  notVerified: "Not verified",
})
