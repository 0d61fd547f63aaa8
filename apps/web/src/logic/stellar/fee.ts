import type { AmountProblem } from "./amount.js"
import { readAmount } from "./read-amount.js"

/** The network's minimum fee for one operation, in stroops. */
export const BASE_FEE = 100n

/** The most that a transaction can offer, in stroops: its fee has 32 bits. */
const MOST_FEE = 2n ** 32n - 1n

/** How soon a transaction gets into a ledger for its fee. */
export const speeds = ["slow", "usual", "fast"] as const

/** One of these. */
export type Speed = (typeof speeds)[number]

/** What is wrong with a typed fee. */
export type FeeProblem = AmountProblem | { problem: "feeTooLow"; least: bigint }

/** What is wrong with a fee that was typed for a transaction of so many operations. An empty one is left open. */
export function findFeeProblem(text: string, operations: bigint): FeeProblem | undefined {
  if (text.trim() === "") return undefined
  const read = readAmount(text)
  if ("problem" in read) return read
  if (read.units > MOST_FEE) return { problem: "tooLarge" }
  const least = BASE_FEE * operations
  return read.units < least ? { problem: "feeTooLow", least } : undefined
}
