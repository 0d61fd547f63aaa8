import { xdr } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { resultCodes } from "./result-codes.js"

const { OperationResultTr: Tr } = xdr

const codeOf = (tr: xdr.OperationResultTr) => {
  const results = [xdr.OperationResult.opInner(tr)]
  const result = xdr.TransactionResultResult.txFailed(results)
  const ext = xdr.TransactionResultExt.v0()
  return resultCodes(new xdr.TransactionResult({ feeCharged: 100n, result, ext })).operations
}

test.each<[string, xdr.OperationResultTr]>([
  ["op_line_full", Tr.createPassiveSellOffer(xdr.ManageSellOfferResult.manageSellOfferLineFull())],
  ["op_cross_self", Tr.manageBuyOffer(xdr.ManageBuyOfferResult.manageBuyOfferCrossSelf())],
  ["op_offer_not_found", Tr.manageSellOffer(xdr.ManageSellOfferResult.manageSellOfferNotFound())],
  [
    "op_under_dest_min",
    Tr.pathPaymentStrictSend(xdr.PathPaymentStrictSendResult.pathPaymentStrictSendUnderDestmin()),
  ],
  ["op_no_trustline", Tr.allowTrust(xdr.AllowTrustResult.allowTrustNoTrustLine())],
  ["op_is_sponsor", Tr.accountMerge(xdr.AccountMergeResult.accountMergeIsSponsor())],
  [
    "op_recursive",
    Tr.beginSponsoringFutureReserves(
      xdr.BeginSponsoringFutureReservesResult.beginSponsoringFutureReservesRecursive(),
    ),
  ],
  [
    "op_bad_price",
    Tr.liquidityPoolDeposit(xdr.LiquidityPoolDepositResult.liquidityPoolDepositBadPrice()),
  ],
])("Horizon writes %s", (code, tr) => {
  expect(codeOf(tr)).toEqual([code])
})
