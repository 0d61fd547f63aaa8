import type { AccountInfo } from "@alidade/core/account"
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
  creates?: boolean
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  /** Undefined if it isn't known. */
  spendable: bigint | undefined
  /** What a new account needs. */
  least?: bigint
}

/** What is wrong with a payment's amount, as it was read. Undefined if it can be sent. */
export function findAmountProblem(
  read: ReadAmount,
  { creates = false, asset, spendable, least = 0n }: PaymentLimits,
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
 * How much of an asset the account can send, in stroops. Undefined if that isn't known, or if the account issues the asset
 * itself. Of XLM, the reserve and what else is kept (stroops, such as the fee) stay.
 */
export function spendableOf(
  account: AccountInfo | undefined,
  asset: string,
  kept: bigint,
): bigint | undefined {
  if (!account?.exists || asset.endsWith(`:${account.address}`)) return undefined
  const balance = account.balances.find(({ id }) => id === asset)
  if (!balance) return 0n
  const available = balance.available?.units
  if (asset !== "native" || available === undefined) return available
  return available > kept ? available - kept : 0n
}

/** The assets with an issuer that the account holds, `CODE:ISSUER`. */
export function heldAssets(account: AccountInfo | undefined): string[] {
  return (account?.balances ?? []).flatMap(({ kind, id }) => (kind === "credit" ? [id] : []))
}

/** What a new account needs, in stroops: 0 if that isn't known. */
export function leastOfNew(account: AccountInfo | undefined): bigint {
  return 2n * (account?.reserve.base ?? 0n)
}
