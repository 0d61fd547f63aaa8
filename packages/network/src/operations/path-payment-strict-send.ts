import { xdr } from "@stellar/stellar-sdk/base"
import {
  type PathRequest,
  type PathResults,
  pathFlaw,
  payAlongPath,
  untriedPath,
} from "./exchange/path-payment.js"
import type { OperationKind } from "./operation.js"

const { PathPaymentStrictSendResult: Result } = xdr
const result = (of: xdr.PathPaymentStrictSendResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.pathPaymentStrictSend(of))

const results: PathResults = {
  success: (offers, last) =>
    result(
      Result.pathPaymentStrictSendSuccess(
        new xdr.PathPaymentStrictSendResultSuccess({ offers, last }),
      ),
    ),
  malformed: result(Result.pathPaymentStrictSendMalformed()),
  underfunded: result(Result.pathPaymentStrictSendUnderfunded()),
  srcNoTrust: result(Result.pathPaymentStrictSendSrcNoTrust()),
  srcNotAuthorized: result(Result.pathPaymentStrictSendSrcNotAuthorized()),
  noDestination: result(Result.pathPaymentStrictSendNoDestination()),
  noTrust: result(Result.pathPaymentStrictSendNoTrust()),
  notAuthorized: result(Result.pathPaymentStrictSendNotAuthorized()),
  lineFull: result(Result.pathPaymentStrictSendLineFull()),
  tooFewOffers: result(Result.pathPaymentStrictSendTooFewOffers()),
  offerCrossSelf: result(Result.pathPaymentStrictSendOfferCrossSelf()),
  beyondLimit: result(Result.pathPaymentStrictSendUnderDestmin()),
}

function requestOf({
  pathPaymentStrictSendOp: op,
}: xdr.OperationBodyPathPaymentStrictSend): PathRequest {
  return { ...op, strict: "strictSend", exact: op.sendAmount, limit: op.destMin, results }
}

/** Pays with one asset in another: an exact amount is sent, and at least a minimum arrives. */
export const pathPaymentStrictSend: OperationKind<xdr.OperationBodyPathPaymentStrictSend> = {
  threshold: () => "medium",
  untried: untriedPath(results),
  flaw: (body) => pathFlaw(requestOf(body)),
  apply: (body, act) => payAlongPath(requestOf(body), act),
}
