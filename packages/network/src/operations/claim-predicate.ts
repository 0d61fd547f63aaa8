import { xdr } from "@stellar/stellar-sdk/base"
import { MAX_INT64 } from "../entries/parameters.js"
import { smaller } from "./exchange/divide.js"

/** How deep predicates can be nested, counting the outer one. */
const MAX_DEPTH = 4

/** Whether a predicate is complete, not nested too deep, and without negative times. */
export function isValidPredicate(predicate: xdr.ClaimPredicate, depth = 1): boolean {
  if (depth > MAX_DEPTH) return false
  const valid = (parts: readonly xdr.ClaimPredicate[]) =>
    parts.length === 2 && parts.every((part) => isValidPredicate(part, depth + 1))
  switch (predicate.type) {
    case "claimPredicateUnconditional":
      return true
    case "claimPredicateAnd":
      return valid(predicate.andPredicates)
    case "claimPredicateOr":
      return valid(predicate.orPredicates)
    case "claimPredicateNot":
      return predicate.notPredicate !== null && isValidPredicate(predicate.notPredicate, depth + 1)
    case "claimPredicateBeforeAbsoluteTime":
      return predicate.absBefore >= 0n
    case "claimPredicateBeforeRelativeTime":
      return predicate.relBefore >= 0n
  }
}

/** Replaces times relative to the balance's creation by absolute ones, as the ledger stores them. */
export function withAbsoluteTimes(predicate: xdr.ClaimPredicate, now: bigint): xdr.ClaimPredicate {
  const each = (part: xdr.ClaimPredicate) => withAbsoluteTimes(part, now)
  switch (predicate.type) {
    case "claimPredicateAnd":
      return xdr.ClaimPredicate.claimPredicateAnd(predicate.andPredicates.map(each))
    case "claimPredicateOr":
      return xdr.ClaimPredicate.claimPredicateOr(predicate.orPredicates.map(each))
    case "claimPredicateNot":
      return xdr.ClaimPredicate.claimPredicateNot(each(predicate.notPredicate!))
    case "claimPredicateBeforeRelativeTime": {
      const time = now + predicate.relBefore
      return xdr.ClaimPredicate.claimPredicateBeforeAbsoluteTime(smaller(time, MAX_INT64))
    }
    default:
      return predicate
  }
}

/** Whether a stored predicate allows a claim at a time (seconds since 1970). */
export function holds(predicate: xdr.ClaimPredicate, now: bigint): boolean {
  const each = (part: xdr.ClaimPredicate) => holds(part, now)
  switch (predicate.type) {
    case "claimPredicateUnconditional":
      return true
    case "claimPredicateAnd":
      return predicate.andPredicates.every(each)
    case "claimPredicateOr":
      return predicate.orPredicates.some(each)
    case "claimPredicateNot":
      return !holds(predicate.notPredicate!, now)
    case "claimPredicateBeforeAbsoluteTime":
      return predicate.absBefore > now
    case "claimPredicateBeforeRelativeTime":
      throw new Error("the ledger stores no relative times")
  }
}
