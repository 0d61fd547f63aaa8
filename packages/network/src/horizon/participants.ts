import type { xdr } from "@stellar/stellar-sdk/base"
import { accountOf, addressOf } from "../entries/identity.js"
import type { LedgerTransaction } from "../transactions/close.js"
import { poolText } from "./asset-fields.js"
import { balanceText } from "./claim-fields.js"
import { changesIn, operationsOf, type PastOperation, senderOf } from "./history.js"
import { assetMoves } from "./host-function-details.js"

/** The accounts that an operation names: who sends it, who receives, trusts, claims, or loses something. */
export function participantsOf(past: PastOperation): Set<string> {
  const { body } = past
  const named = namedIn(body).map((account) => addressOf(account))
  const moved = assetMoves(past).flatMap(({ from, to }) => [from ?? [], to ?? []].flat())
  return new Set([addressOf(senderOf(past)), ...named, ...moved])
}

function namedIn(body: xdr.OperationBody): xdr.AccountId[] {
  switch (body.type) {
    case "createAccount":
      return [body.createAccountOp.destination]
    case "payment":
      return [accountOf(body.paymentOp.destination)]
    case "pathPaymentStrictReceive":
      return [accountOf(body.pathPaymentStrictReceiveOp.destination)]
    case "pathPaymentStrictSend":
      return [accountOf(body.pathPaymentStrictSendOp.destination)]
    case "allowTrust":
      return [body.allowTrustOp.trustor]
    case "setTrustLineFlags":
      return [body.setTrustLineFlagsOp.trustor]
    case "accountMerge":
      return [accountOf(body.destination)]
    case "createClaimableBalance":
      return body.createClaimableBalanceOp.claimants.map(({ v0 }) => v0.destination)
    case "beginSponsoringFutureReserves":
      return [body.beginSponsoringFutureReservesOp.sponsoredId]
    case "clawback":
      return [accountOf(body.clawbackOp.from)]
    case "revokeSponsorship": {
      const op = body.revokeSponsorshipOp
      return op.type === "revokeSponsorshipSigner" ? [op.signer.accountId] : []
    }
    default:
      return []
  }
}

/** The accounts of a transaction: who sends and pays for it, those its operations name, and those it changed. */
export function transactionParticipants(transaction: LedgerTransaction): Set<string> {
  const { body, bump } = transaction
  const own = [body.sourceAccount, ...(bump ? [bump.body.feeSource] : [])]
  const operations = operationsOf(transaction)
  return new Set([
    ...own.map((account) => addressOf(accountOf(account))),
    ...operations.flatMap((past) => [...participantsOf(past), ...changedIn(past).accounts]),
  ])
}

/** The accounts, claimable balances, and pools whose entries an operation changed. */
export function changedIn({ changes }: PastOperation): {
  accounts: string[]
  balances: string[]
  pools: string[]
} {
  const entries = changesIn(changes).map(({ before, after }) => (after ?? before)!.data)
  return {
    accounts: entries.flatMap((data) => {
      if (data.type === "account") return addressOf(data.account.accountId)
      if (data.type === "trustline") return addressOf(data.trustLine.accountId)
      return data.type === "offer" ? addressOf(data.offer.sellerId) : []
    }),
    balances: entries.flatMap((data) =>
      data.type === "claimableBalance" ? balanceText(data.claimableBalance.balanceId) : [],
    ),
    pools: entries.flatMap((data) => {
      if (data.type === "liquidityPool") return poolText(data.liquidityPool.liquidityPoolId)
      return data.type === "trustline" && data.trustLine.asset.type === "assetTypePoolShare"
        ? poolText(data.trustLine.asset.liquidityPoolId)
        : []
    }),
  }
}
