import { xdr } from "@stellar/stellar-sdk/base"
import { credited } from "../entries/account.js"
import {
  type IssuedAsset,
  issuedAsset,
  isValidAsset,
  TrustLineFlag,
  trustLineAsset,
} from "../entries/asset.js"
import type { Draft } from "../entries/entries.js"
import { accountOf } from "../entries/identity.js"
import type { Act, OperationKind } from "./operation.js"

const { PaymentResult: Result } = xdr
const result = (of: xdr.PaymentResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.payment(of))

/** Moves lumens, or an issued asset between trust lines. The issuer needs no trust line and has no limit. */
export const payment: OperationKind<xdr.OperationBodyPayment> = {
  threshold: () => "medium",
  untried: result(Result.paymentSuccess()),

  flaw({ paymentOp: { asset, amount } }) {
    const valid = asset.type === "assetTypeNative" || isValidAsset(asset)
    return amount > 0n && valid ? undefined : result(Result.paymentMalformed())
  },

  apply({ paymentOp: { destination, asset, amount } }, act) {
    const receiver = accountOf(destination)
    return result(
      asset.type === "assetTypeNative"
        ? payLumens(receiver, amount, act)
        : payIssued(receiver, asset, amount, act),
    )
  },
}

function payLumens(to: xdr.AccountId, amount: bigint, { source, draft }: Act): xdr.PaymentResult {
  if (to.equals(source.accountId)) return Result.paymentSuccess()
  const receiver = draft.account(to)
  if (!receiver) return Result.paymentNoDestination()
  const received = credited(receiver, amount)
  if (!received) return Result.paymentLineFull()
  const paid = credited(source, -amount)
  if (!paid) return Result.paymentUnderfunded()
  draft.put(received)
  draft.put(paid)
  return Result.paymentSuccess()
}

function payIssued(
  to: xdr.AccountId,
  asset: IssuedAsset,
  amount: bigint,
  { source, draft }: Act,
): xdr.PaymentResult {
  const { issuer } = issuedAsset(asset)
  // An asset can always return to its issuer, even if the issuer's account is gone.
  if (!to.equals(issuer)) {
    if (!draft.account(to)) return Result.paymentNoDestination()
    const line = draft.trustLine(to, trustLineAsset(asset))
    if (!line) return Result.paymentNoTrust()
    if (!isAuthorized(line)) return Result.paymentNotAuthorized()
    if (!move(draft, line, amount)) return Result.paymentLineFull()
  }
  if (!source.accountId.equals(issuer)) {
    const line = draft.trustLine(source.accountId, trustLineAsset(asset))
    if (!line) return Result.paymentSrcNoTrust()
    if (!isAuthorized(line)) return Result.paymentSrcNotAuthorized()
    if (!move(draft, line, -amount)) return Result.paymentUnderfunded()
  }
  return Result.paymentSuccess()
}

function isAuthorized(line: xdr.TrustLineEntry): boolean {
  return (line.flags & TrustLineFlag.authorized) !== 0
}

function move(draft: Draft, line: xdr.TrustLineEntry, amount: bigint): boolean {
  const balance = line.balance + amount
  if (balance < 0n || balance > line.limit) return false
  draft.put(new xdr.TrustLineEntry({ ...line, balance }))
  return true
}
