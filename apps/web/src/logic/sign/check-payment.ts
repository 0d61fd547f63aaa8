import type { AccountInfo } from "@alidade/core/account"
import type { Obstacle } from "../recipients/find-obstacles.js"
import type { AmountProblem, ReadAmount } from "../stellar/amount.js"

/** What is wrong with the amount of a payment. Amounts are stroops. */
export type PaymentAmountProblem =
  | AmountProblem
  /** The payment creates the account, which only XLM can do, and which takes at least so much. */
  | { problem: "newNeedsXlm" }
  | { problem: "newNeedsAtLeast"; least: bigint }
  /** The account has none of the asset, or can send only so much. */
  | { problem: "none" }
  | { problem: "atMost"; most: bigint }

/** What a payment's amount is checked against. Amounts are stroops. */
export interface PaymentLimits {
  /** Whether the payment creates the destination's account. */
  creates: boolean
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  /** Undefined if it isn't known. */
  spendable: bigint | undefined
  /** What a new account needs. */
  least: bigint
}

/** What is wrong with a payment's amount, as it was read. Undefined if it can be sent. */
export function findAmountProblem(
  read: ReadAmount,
  { creates, asset, spendable, least }: PaymentLimits,
): PaymentAmountProblem | undefined {
  if ("problem" in read) return read
  if (creates && asset !== "native") return { problem: "newNeedsXlm" }
  if (creates && read.units < least) return { problem: "newNeedsAtLeast", least }
  if (spendable === undefined || read.units <= spendable) return undefined
  return spendable === 0n && asset !== "native"
    ? { problem: "none" }
    : { problem: "atMost", most: spendable }
}

/**
 * How much of an asset the account can send, in stroops. Undefined if that isn't known. For XLM, the reserve and the fee
 * (stroops) stay.
 */
export function spendableOf(
  account: AccountInfo | undefined,
  asset: string,
  fee: bigint,
): bigint | undefined {
  if (!account?.exists) return undefined
  const balance = account.balances.find(({ id }) => id === asset)
  if (!balance) return 0n
  const available = balance.available?.units
  if (asset !== "native" || available === undefined) return available
  return available > fee ? available - fee : 0n
}

/** What a new account needs, in stroops: 0 if that isn't known. */
export function leastOfNew(account: AccountInfo | undefined): bigint {
  return 2n * (account?.reserve.base ?? 0n)
}

/** The obstacles of a payment to one account, by the field that they concern. */
export interface PaymentObstacles {
  /** Why it can't receive the asset. */
  asset?: Extract<Obstacle, { kind: "untrusted" | "unauthorized" }> | undefined
  /** How much of it it can receive, in stroops, if that is too little. */
  room?: bigint | undefined
  asksForMemo: boolean
}

/** Sorts the obstacles of a payment by the field that they concern. */
export function byField(obstacles: readonly Obstacle[]): PaymentObstacles {
  const asset = obstacles.find(
    (found): found is NonNullable<PaymentObstacles["asset"]> =>
      found.kind === "untrusted" || found.kind === "unauthorized",
  )
  const room = obstacles.find((found) => found.kind === "full")?.room
  return { asset, room, asksForMemo: obstacles.some(({ kind }) => kind === "memo") }
}
