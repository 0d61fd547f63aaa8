import { defineTexts } from "../texts.js"

/** Texts of the forms of several operations. */
export const say = defineTexts("forms", {
  // Several payments.
  table: "Who; how much; asset; memo",
  tableHint: "One payment per line, typed or from a spreadsheet. Without an asset, XLM.",
  clear: "All lines are clear. Names are those that you saved.",
  unclear: { one: "{count} line is unclear", other: "{count} lines are unclear" },
  lines: "lines {numbers}",
  fixLine: "Fix line {number}",
  payments: "Payments",
  total: "Total",
  left: "Left to send: {amounts}",
  newAccount: "new account",
  useMemo: "Use it for all",
  editLine: "Edit line {number}",
  noSuchName: "No such name",
  severalNames: "Several have this name",
  noAsset: "Your account has no {code}",
  severalAssets: "Whose {code}?",
  otherMemo: "Needs the memo {memo}, and all payments have one",
  nothingTyped: "Enter at least one payment.",
  largeTable: "This file is too large for a table.",
  tooMany: "One transaction can have {most} payments. These are {count}.",

  // A swap.
  exact: "What is exact",
  exactGive: "What I give",
  exactGet: "What I get",
  under: "{percent} % under",
  over: "{percent} % over",
  nowGet: "Now {now}. Below {limit}, nothing happens.",
  nowGive: "Now {now}. Above {limit}, nothing happens.",
  farOff: "Now {now}. This is {percent} % worse.",
  outOfReach: "Now {now}. Nothing would happen.",
  ways: "Ways",
  onTo: "then",
  priceOf: "1 {asset} for {price}",
  worse: "{percent} % worse",
  looking: "Looking for ways…",
  noWay: "Nobody trades this now. Try another amount, or make an offer.",
  sameAsset: "Choose two different assets.",
  trusts: "It also trusts {asset}, for which {reserve} XLM more stay in reserve.",

  // An offer.
  terms: "{price}: you give {give} and get {get}, or a part of both.",
  locked: "{amount} stay locked until somebody takes the offer or you cancel it.",
  reserved: "{reserve} XLM more stay in reserve.",
  onlyThis: "Your account can offer only {amount}.",
  bestPrices: "Now others buy {asset} at {bid} and sell it at {ask}.",
  meets: "The offer is filled at once, at least in part.",
  changes: "This changes offer {offer}. Without an amount, it cancels it.",
  cancels: "This cancels offer {offer}: its amount is free again.",
  newInstead: "Make a new offer instead",

  // A sponsorship.
  bothSign: "Two signatures are needed: your account’s, and that of {account}.",
  sponsorKeeps: "{reserve} XLM more stay in your account’s reserve, instead of its own.",
  sponsorSelf: "An account can’t sponsor itself. Choose another one.",
  sponsorExists: "This account exists already. Choose what else to sponsor.",
})
