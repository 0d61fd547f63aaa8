import { xdr } from "@stellar/stellar-sdk/base"
import {
  type PathRequest,
  type PathResults,
  pathFlaw,
  payAlongPath,
  untriedPath,
} from "./exchange/path-payment.js"
import type { OperationKind } from "./operation.js"

const { PathPaymentStrictReceiveResult: Result } = xdr
const result = (of: xdr.PathPaymentStrictReceiveResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.pathPaymentStrictReceive(of))

const results: PathResults = {
  success: (offers, last) =>
    result(
      Result.pathPaymentStrictReceiveSuccess(
        new xdr.PathPaymentStrictReceiveResultSuccess({ offers, last }),
      ),
    ),
  malformed: result(Result.pathPaymentStrictReceiveMalformed()),
  underfunded: result(Result.pathPaymentStrictReceiveUnderfunded()),
  srcNoTrust: result(Result.pathPaymentStrictReceiveSrcNoTrust()),
  srcNotAuthorized: result(Result.pathPaymentStrictReceiveSrcNotAuthorized()),
  noDestination: result(Result.pathPaymentStrictReceiveNoDestination()),
  noTrust: result(Result.pathPaymentStrictReceiveNoTrust()),
  notAuthorized: result(Result.pathPaymentStrictReceiveNotAuthorized()),
  lineFull: result(Result.pathPaymentStrictReceiveLineFull()),
  tooFewOffers: result(Result.pathPaymentStrictReceiveTooFewOffers()),
  offerCrossSelf: result(Result.pathPaymentStrictReceiveOfferCrossSelf()),
  beyondLimit: result(Result.pathPaymentStrictReceiveOverSendmax()),
}

function requestOf({
  pathPaymentStrictReceiveOp: op,
}: xdr.OperationBodyPathPaymentStrictReceive): PathRequest {
  return { ...op, strict: "strictReceive", exact: op.destAmount, limit: op.sendMax, results }
}

/** Pays with one asset in another: an exact amount arrives, and at most a maximum is sent. */
export const pathPaymentStrictReceive: OperationKind<xdr.OperationBodyPathPaymentStrictReceive> = {
  threshold: () => "medium",
  untried: untriedPath(results),
  flaw: (body) => pathFlaw(requestOf(body)),
  apply: (body, act) => payAlongPath(requestOf(body), act),
}
