import { defineTexts } from "../texts.js"

/** Texts of a sign-in (SEP-10) under review: what was checked of it. */
export const say = defineTexts("challenge", {
  title: "What was checked of this sign-in",
  sequence: "No network can apply it.",
  sequenceFails: "A network could apply it.",
  operations: "It only has the entries of a sign-in.",
  operationsFails: "It has operations that no sign-in has.",
  time: "It is valid now.",
  timeFails: "It isn’t valid now, or it has no end.",
  signature: "The account that made it has signed it.",
  signatureFails: "The account that made it hasn’t signed it for this network.",
  account: "It is for your account.",
  accountFails: "It is for another account.",
  memoFails: "Its memo doesn’t fit a sign-in.",

  // What only the domains' files say.
  server: "{domain} names the account that made it.",
  serverFails: "{domain} doesn’t name the account that made it.",
  serverUnknown: "Not checked: whether {domain} made it.",
  webAuthDomain: "Its server, {server}, is the one that {domain} names.",
  webAuthDomainFails: "Its server, {server}, isn’t the one that {domain} names.",
  webAuthDomainUnknown: "Not checked: its server, {server}.",
  webAuthDomainMissing: "It doesn’t say which server it is from.",
  clientDomain: "{domain}, the app’s domain, names the app’s account.",
  clientDomainFails: "The app’s domain doesn’t name the app’s account.",
  clientDomainUnknown: "Not checked: whether the app is from {domain}.",
  ask: "Check with {domain}",
  invalid: "{domain} isn’t a valid domain name.",
  blocked: "This page may not connect to {domain}; look for yourself.",
  unreachable: "The stellar.toml of {domain} couldn’t be loaded.",
  unreadable: "The stellar.toml of {domain} isn’t valid TOML.",
})
