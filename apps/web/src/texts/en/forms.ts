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
})
