import { xdr } from "@stellar/stellar-sdk/base"
import {
  manageOffer,
  type OfferRequest,
  type OfferResults,
  offerFlaw,
} from "./exchange/manage-offer.js"
import { liabilities } from "./exchange/rate.js"
import type { OperationKind } from "./operation.js"

const nothing = new xdr.ManageOfferSuccessResult({
  offersClaimed: [],
  offer: xdr.ManageOfferSuccessResultOffer.manageOfferDeleted(),
})

/** Both operations that sell have these results, under their own names. */
function resultsFor(result: (of: xdr.ManageSellOfferResult) => xdr.OperationResult): OfferResults {
  const { ManageSellOfferResult: Result } = xdr
  return {
    success: (of) => result(Result.manageSellOfferSuccess(of)),
    malformed: result(Result.manageSellOfferMalformed()),
    sellNoTrust: result(Result.manageSellOfferSellNoTrust()),
    buyNoTrust: result(Result.manageSellOfferBuyNoTrust()),
    sellNotAuthorized: result(Result.manageSellOfferSellNotAuthorized()),
    buyNotAuthorized: result(Result.manageSellOfferBuyNotAuthorized()),
    lineFull: result(Result.manageSellOfferLineFull()),
    underfunded: result(Result.manageSellOfferUnderfunded()),
    crossSelf: result(Result.manageSellOfferCrossSelf()),
    notFound: result(Result.manageSellOfferNotFound()),
    lowReserve: result(Result.manageSellOfferLowReserve()),
  }
}

const managed = resultsFor((of) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.manageSellOffer(of)),
)
const passive = resultsFor((of) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.createPassiveSellOffer(of)),
)

function requestOf(
  op: xdr.ManageSellOfferOp | xdr.CreatePassiveSellOfferOp,
  own: Pick<OfferRequest, "offerId" | "passive" | "results">,
): OfferRequest {
  const { selling, buying, amount, price } = op
  return {
    ...{ selling, buying, amount, price },
    ...own,
    get liabilities() {
      return liabilities(price, amount)
    },
    left: ({ sent }) => ({ sent: amount - sent }),
  }
}

const request = ({ manageSellOfferOp: op }: xdr.OperationBodyManageSellOffer) =>
  requestOf(op, { offerId: op.offerId, passive: false, results: managed })

/** Sells an amount of one asset for another: makes an offer, changes one, or deletes one with amount 0. */
export const manageSellOffer: OperationKind<xdr.OperationBodyManageSellOffer> = {
  threshold: () => "medium",
  untried: managed.success(nothing),
  flaw: (body) => offerFlaw(request(body)),
  apply: (body, act) => manageOffer(request(body), act),
}

const passiveRequest = ({
  createPassiveSellOfferOp: op,
}: xdr.OperationBodyCreatePassiveSellOffer) =>
  requestOf(op, { offerId: 0n, passive: true, results: passive })

/** Makes an offer that takes no other at exactly its own price. */
export const createPassiveSellOffer: OperationKind<xdr.OperationBodyCreatePassiveSellOffer> = {
  threshold: () => "medium",
  untried: passive.success(nothing),
  flaw: (body) => offerFlaw(passiveRequest(body)),
  apply: (body, act) => manageOffer(passiveRequest(body), act),
}
