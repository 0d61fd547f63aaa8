import type { xdr } from "@stellar/stellar-sdk/base"
import { accountOf, addressOf } from "../entries/identity.js"
import { assetFields } from "./asset-fields.js"
import { balanceCreated, balanceEnds } from "./balance-effects.js"
import type { Effect } from "./effect.js"
import { flagChanges } from "./flag-fields.js"
import { amount } from "./format.js"
import { changesIn, type PastOperation, senderOf } from "./history.js"
import { optionEffects } from "./option-effects.js"
import { pathAmounts } from "./path-payment-details.js"
import { poolChange, poolFields, poolMoves } from "./pool-fields.js"
import { lineAsset } from "./trust-details.js"

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
      const asset = lineAsset(past)
      if (!asset) return []
      const flags = flagChanges("trust", authorize & 3, 3 & ~authorize)
      const fields = { ...assetFields(asset), trustor: addressOf(trustor) }
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
    case "createClaimableBalance":
      return balanceCreated(past, account, body.createClaimableBalanceOp)
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

function changedPool(past: PastOperation): object {
  const pool = poolChange(past)?.after
  return pool ? { liquidity_pool: poolFields(pool) } : {}
}
