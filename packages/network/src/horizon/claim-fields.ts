import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { toHex } from "../entries/bytes.js"
import { invalidField } from "../http/problem.js"
import { timestamp } from "./format.js"

/** A claimable balance's id, as hex of its XDR. */
export function balanceText(id: xdr.ClaimableBalanceId): string {
  return toHex(id.toXdr())
}

/** Reads a claimable balance's id: hex of its XDR, or an address (`B…`). */
export function readBalanceId(text: string): xdr.ClaimableBalanceId {
  try {
    const hex = text.startsWith("B") ? `000000${toHex(StrKey.decodeClaimableBalance(text))}` : text
    return xdr.ClaimableBalanceId.fromXdr(hex, "hex")
  } catch {
    throw invalidField("id", "Invalid claimable balance ID")
  }
}

/** When a claimant can claim. */
export function predicate(rule: xdr.ClaimPredicate | null): object {
  switch (rule?.type) {
    case "claimPredicateAnd":
      return { and: rule.andPredicates.map(predicate) }
    case "claimPredicateOr":
      return { or: rule.orPredicates.map(predicate) }
    case "claimPredicateNot":
      return { not: predicate(rule.notPredicate) }
    case "claimPredicateBeforeAbsoluteTime":
      return { abs_before: time(rule.absBefore), abs_before_epoch: String(rule.absBefore) }
    case "claimPredicateBeforeRelativeTime":
      return { rel_before: String(rule.relBefore) }
    default:
      return { unconditional: true }
  }
}

/** The latest time that a date can hold, in seconds since 1970. */
const LAST = 8_640_000_000_000n

function time(seconds: bigint): string {
  return timestamp(seconds > LAST ? LAST : seconds < -LAST ? -LAST : seconds)
}
