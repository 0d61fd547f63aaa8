import type { xdr } from "@stellar/stellar-sdk/base"
import { errors, event, fn, types } from "./spec.js"

const { address, i128, string, u32 } = types

/** The part of SEP-41 that `token.wat` has, and `mint` for its administrator. */
export const token: readonly xdr.ScSpecEntry[] = [
  fn("__constructor", { admin: address }),
  fn("decimals", {}, u32),
  fn("name", {}, string),
  fn("symbol", {}, string),
  fn("balance", { id: address }, i128),
  fn("transfer", { from: address, to: address, amount: i128 }),
  fn("mint", { to: address, amount: i128 }),
  errors("TokenError", {
    Negative: [8, "An amount is negative."],
    Balance: [10, "The balance is too low."],
  }),
  event("transfer", { from: address, to: address }, i128),
  event("mint", { to: address }, i128),
]
