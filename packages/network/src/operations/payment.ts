import { xdr } from "@stellar/stellar-sdk/base"
import { isIssuer, isValidAsset } from "../entries/asset.js"
import { holdingOf } from "../entries/holding.js"
import { accountOf } from "../entries/identity.js"
import type { OperationKind } from "./operation.js"

const { PaymentResult: Result } = xdr
const result = (of: xdr.PaymentResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.payment(of))

/** Moves lumens, or an issued asset between trust lines. The issuer needs no trust line and has no limit. */
export const payment: OperationKind<xdr.OperationBodyPayment> = {
  threshold: () => "medium",
  untried: result(Result.paymentSuccess()),

  flaw({ paymentOp: { asset, amount } }) {
    return amount > 0n && isValidAsset(asset) ? undefined : result(Result.paymentMalformed())
  },

  apply({ paymentOp: { destination, asset, amount } }, { source, draft }) {
    const to = accountOf(destination)
    const isNative = asset.type === "assetTypeNative"
    if (isNative && to.equals(source.accountId)) return result(Result.paymentSuccess())
    // An asset can always return to its issuer, even if the issuer's account is gone.
    if (!isIssuer(to, asset) && !draft.account(to)) return result(Result.paymentNoDestination())

    const receiver = holdingOf(draft, to, asset)
    if (!receiver) return result(Result.paymentNoTrust())
    if (!receiver.authorized) return result(Result.paymentNotAuthorized())
    if (!receiver.add(amount)) return result(Result.paymentLineFull())

    const sender = holdingOf(draft, source.accountId, asset)
    if (!sender) return result(Result.paymentSrcNoTrust())
    if (!sender.authorized) return result(Result.paymentSrcNotAuthorized())
    if (!sender.add(-amount)) return result(Result.paymentUnderfunded())
    return result(Result.paymentSuccess())
  },
}
