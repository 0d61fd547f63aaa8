import { defineTexts } from "../texts.js"

/** Texts of the connected account and its wallet. */
export const say = defineTexts("account", {
  title: "Your account",
  reload: "Reload the account",
  retry: "Try again",
  inactive: "Not active yet. It activates with its first XLM.",
  balance: "Balance:",
  unavailable: "Unavailable",
  loading: "Loading balance…",
  available: "{amount} available",
  address: "Address",
  theAddress: "the address",
  copyAddress: "Copy address",

  // All connected accounts.
  connections: "Connected accounts",
  active: "active",
  switch: "Switch",
  switchTo: "Switch to {address}",
  end: "Disconnect",
  endOne: "Disconnect {address}",
  another: "Connect another account",

  // Facts.
  reserved: "Reserved",
  sequence: "Sequence",
  signers: "Signers",
  signersNeed: {
    one: "{count}; a payment needs a weight of {weight}",
    other: "{count}; a payment needs a weight of {weight}",
  },
  ownership: "Ownership",
  unknown: "Unknown",
  remembered: "Remembered from your last visit",
  reported: "Reported by wallet",
  proven: "Verified by signature",

  // The faucet.
  fund: "Fund with test XLM",
  notFunded: "Couldn’t fund the account",
  notFundedHint: "The faucet may be busy. Try again in a moment.",

  // Other assets.
  others: "Other assets",
  issuedBy: "by {issuer}",
  more: { one: "Show {count} more", other: "Show {count} more" },
  checkDomain: "Check home domain",
  showDomain: "Show home domain",
  noDomain: "The issuer has no home domain.",
  badDomain: "The issuer’s home domain isn’t a valid domain name.",
  listed: "{domain} is the issuer’s home domain, and lists this asset.",
  unlisted: "{domain} is the issuer’s home domain, but doesn’t list this asset.",
  blocked:
    "{domain} is the issuer’s home domain. This page may not connect to it; look for yourself.",
  unreachable: "{domain} is the issuer’s home domain, but its stellar.toml couldn’t be loaded.",
  unreadable: "{domain} is the issuer’s home domain, but its stellar.toml isn’t valid TOML.",
  openToml: "Open stellar.toml (new tab)",

  // What the wallet can do.
  abilities: "What {wallet} can do",
  transactions: "Sign transactions",
  calls: "Authorize contract calls",
  messages: "Sign messages (SEP-53)",
  submits: "Submits transactions itself",
  choosesAccount: "Lets the app choose the account",
  reconnects: "Reconnects automatically",
  networks: "Networks: {networks}",
  notSupported: "Not supported:",
  bound: "{wallet} signs for its own network, so we check it before each signature.",
})
