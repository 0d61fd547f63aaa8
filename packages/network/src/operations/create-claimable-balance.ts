import { hash, xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag } from "../entries/account.js"
import { isIssuer, isValidAsset, trustLineAsset } from "../entries/asset.js"
import { claimableBalanceOf } from "../entries/claimable-balance.js"
import { holdingOf } from "../entries/holding.js"
import { createEntry } from "../entries/reserves.js"
import { TrustLineFlag } from "../entries/trust-line.js"
import { isValidPredicate, withAbsoluteTimes } from "./claim-predicate.js"
import { type Act, type OperationKind, type Position, shortageResult } from "./operation.js"

const { CreateClaimableBalanceResult: Result } = xdr
const result = (of: xdr.CreateClaimableBalanceResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.createClaimableBalance(of))

/** Sets an amount of the source aside, for one of the claimants to claim. */
export const createClaimableBalance: OperationKind<xdr.OperationBodyCreateClaimableBalance> = {
  threshold: () => "medium",
  untried: result(
    Result.createClaimableBalanceSuccess(
      xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32)),
    ),
  ),

  flaw({ createClaimableBalanceOp: { asset, amount, claimants } }) {
    const holders = new Set(claimants.map(({ v0 }) => String(v0.destination)))
    const valid =
      isValidAsset(asset) &&
      amount > 0n &&
      claimants.length > 0 &&
      holders.size === claimants.length &&
      claimants.every(({ v0 }) => isValidPredicate(v0.predicate))
    return valid ? undefined : result(Result.createClaimableBalanceMalformed())
  },

  apply({ createClaimableBalanceOp: { asset, amount, claimants } }, act) {
    const { source, draft, moment, position } = act
    const payer = holdingOf(draft, source.accountId, asset)
    if (!payer) return result(Result.createClaimableBalanceNoTrust())
    if (!payer.authorized) return result(Result.createClaimableBalanceNotAuthorized())
    if (!payer.add(-amount)) return result(Result.createClaimableBalanceUnderfunded())

    const entry = claimableBalanceOf({
      balanceId: balanceIdAt(position),
      claimants: claimants.map(({ v0 }) => withTimes(v0, moment.time)),
      asset,
      amount,
      clawbackEnabled: canBeClawedBack(asset, act),
    })
    const shortage = createEntry(act, entry, source.accountId)
    if (shortage) return shortageResult(shortage, result(Result.createClaimableBalanceLowReserve()))
    return result(Result.createClaimableBalanceSuccess(entry.balanceId))
  },
}

function withTimes({ destination, predicate }: xdr.ClaimantV0, now: bigint): xdr.Claimant {
  return xdr.Claimant.claimantTypeV0(
    new xdr.ClaimantV0({ destination, predicate: withAbsoluteTimes(predicate, now) }),
  )
}

function canBeClawedBack(asset: xdr.Asset, { source, draft }: Act): boolean {
  if (isIssuer(source.accountId, asset)) return (source.flags & AuthFlag.clawbackEnabled) !== 0
  const line = draft.trustLine(source.accountId, trustLineAsset(asset))
  return ((line?.flags ?? 0) & TrustLineFlag.clawbackEnabled) !== 0
}

/** The id of the balance that the operation at a position creates. */
function balanceIdAt({ source, sequence, index }: Position): xdr.ClaimableBalanceId {
  const preimage = xdr.HashIdPreimage.envelopeTypeOpId(
    new xdr.HashIdPreimageOperationId({ sourceAccount: source, seqNum: sequence, opNum: index }),
  )
  return xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(hash(preimage.toXdr()))
}
