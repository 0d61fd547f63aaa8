import { defineTexts } from "../texts.js"

/** Texts of the list of requests and their results. */
export const say = defineTexts("activity", {
  title: "Activity",
  clear: "Clear",
  empty: "Your requests to the wallet appear here, with their results and what was verified.",
  more: { one: "Show {count} more", other: "Show {count} more" },
  copyReport: "Copy report",
  includeAddresses: "Include addresses and hashes",

  // The kinds of entries.
  connect: "Connection",
  transaction: "Transaction signature",
  "auth-entry": "Authorization signature",
  message: "Message signature",
  sent: "Transaction sent",

  // An entry's buttons, and their names for screen readers.
  open: "Open",
  retry: "Try again",
  entry: "{kind}, {party}, {time}",
  openEntry: "Open: {entry}",
  retryEntry: "Try again: {entry}",
  copyEntry: "Copy this entry: {entry}",

  // What was verified.
  connected: "Connected",
  verified: "Verified: the content matches the request, and the signature is valid",
  partlyVerified:
    "Partly verified: the content matches the request; the signature couldn’t be verified",
  altered: "Verified: a different transaction than requested, as allowed; the signature is valid",
  unreported: "Not verified: the wallet returned nothing we could verify",
  notVerified: "Not verified",
})
