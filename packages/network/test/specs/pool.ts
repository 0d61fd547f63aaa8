import type { xdr } from "@stellar/stellar-sdk/base"
import { fn, types } from "./spec.js"

const { address, i128 } = types

export const pool: readonly xdr.ScSpecEntry[] = [
  fn("__constructor", { first: address, second: address }),
  fn("swap", { who: address, units: i128 }, i128, "Gives units of the first token for the second."),
]
