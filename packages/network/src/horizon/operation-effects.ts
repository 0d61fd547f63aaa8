import type { xdr } from "@stellar/stellar-sdk/base"
import { thresholdsOf } from "../entries/account.js"
import { toText } from "../entries/bytes.js"
import { accountOf, addressOf } from "../entries/identity.js"
import { assetFields, assetText } from "./asset-fields.js"
import { balanceText, predicate } from "./claim-fields.js"
import type { Effect } from "./effect.js"
import { flagChanges } from "./flag-fields.js"
import { amount } from "./format.js"
import { changesIn, type PastOperation, senderOf } from "./history.js"
import { pathAmounts } from "./operation-details.js"
import { poolChange, poolFields, poolMoves } from "./pool-fields.js"

const lumens = { asset_type: "native" }

/** The effects that an operation has by its own type. */
export function operationEffects(past: PastOperation): Effect[] {
  const { body, result } = past
  const account = addressOf(senderOf(past))
  switch (body.type) {
    case "createAccount": {
      const { destination, startingBalance } = body.createAccountOp
      const created = addressOf(destination)
      const started = amount(startingBalance)
      return [
        { type: "account_created", account: created, starting_balance: started },
        { type: "account_debited", account, ...lumens, amount: started },
      ]
    }
    case "payment": {
      const { asset, destination, amount: paid } = body.paymentOp
      const moved = { ...assetFields(asset), amount: amount(paid) }
      return payment(account, destination, moved, moved)
    }
    case "pathPaymentStrictReceive":
      return pathPayment(past, account, body.pathPaymentStrictReceiveOp)
    case "pathPaymentStrictSend":
      return pathPayment(past, account, body.pathPaymentStrictSendOp)
    case "setOptions":
      return optionEffects(past, account, body.setOptionsOp)
    case "allowTrust": {
      const { trustor, authorize } = body.allowTrustOp
      const line = changesIn(past.changes).find(({ after }) => after?.data.type === "trustline")
      const data = line?.after?.data
      if (data?.type !== "trustline") return []
      const flags = flagChanges("trust", authorize & 3, 3 & ~authorize)
      const fields = { ...assetFields(data.trustLine.asset), trustor: addressOf(trustor) }
      return [{ type: "trustline_flags_updated", account, ...fields, ...flags }]
    }
    case "setTrustLineFlags": {
      const { asset, trustor, setFlags, clearFlags } = body.setTrustLineFlagsOp
      const flags = flagChanges("trust", setFlags, clearFlags)
      const fields = { ...assetFields(asset), trustor: addressOf(trustor) }
      return [{ type: "trustline_flags_updated", account, ...fields, ...flags }]
    }
    case "accountMerge": {
      const merged = result?.type === "opInner" ? result.tr : undefined
      if (merged?.type !== "accountMerge") return []
      const outcome = merged.accountMergeResult
      if (outcome.type !== "accountMergeSuccess") return []
      const moved = { ...lumens, amount: amount(outcome.sourceAccountBalance) }
      return [
        { type: "account_debited", account, ...moved },
        { type: "account_credited", account: addressOf(accountOf(body.destination)), ...moved },
        { type: "account_removed", account },
      ]
    }
    case "bumpSequence": {
      const [change] = changesIn(past.changes)
      const data = change?.after?.data
      return data?.type === "account"
        ? [{ type: "sequence_bumped", account, new_seq: String(data.account.seqNum) }]
        : []
    }
    case "createClaimableBalance": {
      const { asset, amount: held, claimants } = body.createClaimableBalanceOp
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
    case "claimClaimableBalance":
      return balanceEnds(past, account, "claimable_balance_claimed")
    case "clawbackClaimableBalance":
      return balanceEnds(past, account, "claimable_balance_clawed_back")
    case "clawback": {
      const { asset, from, amount: taken } = body.clawbackOp
      const moved = { ...assetFields(asset), amount: amount(taken) }
      return [
        { type: "account_credited", account, ...moved },
        { type: "account_debited", account: addressOf(accountOf(from)), ...moved },
      ]
    }
    case "liquidityPoolDeposit": {
      const { reserves, shares } = poolMoves(past, body.liquidityPoolDepositOp.liquidityPoolId)
      const moved = { reserves_deposited: reserves, shares_received: shares }
      return [{ type: "liquidity_pool_deposited", account, ...changedPool(past), ...moved }]
    }
    case "liquidityPoolWithdraw": {
      const { reserves, shares } = poolMoves(past, body.liquidityPoolWithdrawOp.liquidityPoolId)
      const moved = { reserves_received: reserves, shares_redeemed: shares }
      return [{ type: "liquidity_pool_withdrew", account, ...changedPool(past), ...moved }]
    }
    default:
      return []
  }
}

function payment(from: string, to: xdr.MuxedAccount, received: object, sent: object): Effect[] {
  return [
    { type: "account_credited", account: addressOf(accountOf(to)), ...received },
    { type: "account_debited", account: from, ...sent },
  ]
}

function pathPayment(
  past: PastOperation,
  account: string,
  op: Pick<xdr.PathPaymentStrictSendOp, "destination" | "destAsset" | "sendAsset">,
): Effect[] {
  const { sent, received } = pathAmounts(past)
  return payment(
    account,
    op.destination,
    { ...assetFields(op.destAsset), amount: amount(received) },
    { ...assetFields(op.sendAsset), amount: amount(sent) },
  )
}

function optionEffects(past: PastOperation, account: string, op: xdr.SetOptionsOp): Effect[] {
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

function balanceIn({ changes }: PastOperation): string | undefined {
  for (const { after } of changesIn(changes))
    if (after?.data.type === "claimableBalance")
      return balanceText(after.data.claimableBalance.balanceId)
  return undefined
}

function balanceEnds(past: PastOperation, account: string, type: Effect["type"]): Effect[] {
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

function changedPool(past: PastOperation): object {
  const pool = poolChange(past)?.after
  return pool ? { liquidity_pool: poolFields(pool) } : {}
}
