import { defineTexts } from "../texts.js"

/** What is wrong with a typed amount or memo, or with pasted data of the network. */
export const say = defineTexts("stellar", {
  // Amounts.
  noAmount: "Enter an amount.",
  whichAmount: "Do you mean {whole} or {decimal}?",
  useDigitsAsIn: "Use digits, as in {example}.",
  tooManyDecimals: "Use at most seven decimals.",
  mostDecimals: { one: "Use at most {count} decimal.", other: "Use at most {count} decimals." },
  zero: "The amount must be more than zero.",
  tooLarge: "This amount is too large for the network.",

  // Memos.
  noMemo: "Enter the memo, or choose None.",
  memoTooLong: "A text memo can have {most} bytes; this has {length}.",
  badId: "An ID is a whole number below 18446744073709551616.",
  badHash: "A hash is 64 hexadecimal digits.",
})
