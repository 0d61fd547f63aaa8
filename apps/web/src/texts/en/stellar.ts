import { defineTexts } from "../texts.js"

/** What is wrong with a typed amount or memo, or with pasted data of the network. */
export const say = defineTexts("stellar", {
  // Amounts.
  noAmount: "Enter an amount.",
  usePoint: "Use a point for decimals, as in 12.5.",
  useDigits: "Use digits, as in 12.5.",
  tooManyDecimals: "Use at most seven decimals.",
  zero: "The amount must be more than zero.",
  tooLarge: "This amount is too large for the network.",

  // Memos.
  noMemo: "Enter the memo, or choose None.",
  memoTooLong: "A text memo can have {most} bytes; this has {length}.",
  badId: "An ID is a whole number below 18446744073709551616.",
  badHash: "A hash is 64 hexadecimal digits.",

  // Authorizations.
  ofSource:
    "The transaction’s source account authorizes this entry: signing the transaction is enough.",

  // What a server of the network didn't answer.
  noHorizon: "Can’t reach Horizon.",
  noAccount: "Horizon returned no account (status {status}).",
  noRpc: "Can’t reach the network’s RPC.",
  noLedger: "The network’s RPC didn’t return its latest ledger (status {status}).",
})
