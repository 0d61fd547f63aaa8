import type { xdr } from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import { assetFields, assetText } from "./asset-fields.js"
import { balanceText, predicate } from "./claim-fields.js"
import type { Effect } from "./effect.js"
import { amount } from "./format.js"
import { changesIn, type PastOperation } from "./history.js"

/** The effects of a new claimable balance: on its creator, and one for each claimant. */
export function balanceCreated(
  past: PastOperation,
  account: string,
  { asset, amount: held, claimants }: xdr.CreateClaimableBalanceOp,
): Effect[] {
  const id = balanceIn(past)
  const balance = { balance_id: id, asset: assetText(asset), amount: amount(held) }
  return [
    { type: "claimable_balance_created", account, ...balance },
    ...claimants.map(
      ({ v0 }): Effect => ({
        type: "claimable_balance_claimant_created",
        account: addressOf(v0.destination),
        ...balance,
        predicate: predicate(v0.predicate),
      }),
    ),
    { type: "account_debited", account, ...assetFields(asset), amount: amount(held) },
  ]
}

function balanceIn({ changes }: PastOperation): string | undefined {
  for (const { after } of changesIn(changes))
    if (after?.data.type === "claimableBalance")
      return balanceText(after.data.claimableBalance.balanceId)
  return undefined
}

/** The effects of a claimable balance that an account gets, by a claim or a clawback. */
export function balanceEnds(past: PastOperation, account: string, type: Effect["type"]): Effect[] {
  for (const { before } of changesIn(past.changes))
    if (before?.data.type === "claimableBalance") {
      const { balanceId, asset, amount: held } = before.data.claimableBalance
      const balance = { balance_id: balanceText(balanceId), asset: assetText(asset) }
      return [
        { type, account, ...balance, amount: amount(held) },
        { type: "account_credited", account, ...assetFields(asset), amount: amount(held) },
      ]
    }
  return []
}
