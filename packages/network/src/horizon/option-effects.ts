import type { xdr } from "@stellar/stellar-sdk/base"
import { thresholdsOf } from "../entries/account.js"
import { toText } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import type { Effect } from "./effect.js"
import { flagChanges } from "./flag-fields.js"
import { changesIn, type PastOperation } from "./history.js"

/** The effects of options that an operation sets: home domain, thresholds, flags, and inflation destination. */
export function optionEffects(
  past: PastOperation,
  account: string,
  op: xdr.SetOptionsOp,
): Effect[] {
  const [change] = changesIn(past.changes)
  const data = change?.after?.data
  if (data?.type !== "account") return []
  const { low, medium, high } = thresholdsOf(data.account)
  const changesThresholds = [op.lowThreshold, op.medThreshold, op.highThreshold].some(isSet)
  const set = op.setFlags ?? 0
  const clear = op.clearFlags ?? 0
  return [
    ...(op.homeDomain
      ? [effect("account_home_domain_updated", { home_domain: toText(op.homeDomain.bytes) })]
      : []),
    ...(changesThresholds
      ? [
          effect("account_thresholds_updated", {
            low_threshold: low,
            med_threshold: medium,
            high_threshold: high,
          }),
        ]
      : []),
    ...(set || clear ? [effect("account_flags_updated", flagChanges("auth", set, clear))] : []),
    ...(op.inflationDest
      ? [
          effect("account_inflation_destination_updated", {
            inflation_destination: addressOf(op.inflationDest),
          }),
        ]
      : []),
  ]

  function effect(type: Effect["type"], fields: object): Effect {
    return { type, account, ...fields }
  }
}

function isSet(value: number | null): boolean {
  return value !== null
}
