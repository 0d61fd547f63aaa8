import { xdr } from "@stellar/stellar-sdk/base"
import { MAX_INT64 } from "../entries/parameters.js"
import {
  manageOffer,
  type OfferRequest,
  type OfferResults,
  offerFlaw,
} from "./exchange/manage-offer.js"
import { liabilities } from "./exchange/rate.js"
import type { OperationKind } from "./operation.js"

const { ManageBuyOfferResult: Result } = xdr
const result = (of: xdr.ManageBuyOfferResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.manageBuyOffer(of))

const results: OfferResults = {
  success: (of) => result(Result.manageBuyOfferSuccess(of)),
  malformed: result(Result.manageBuyOfferMalformed()),
  sellNoTrust: result(Result.manageBuyOfferSellNoTrust()),
  buyNoTrust: result(Result.manageBuyOfferBuyNoTrust()),
  sellNotAuthorized: result(Result.manageBuyOfferSellNotAuthorized()),
  buyNotAuthorized: result(Result.manageBuyOfferBuyNotAuthorized()),
  lineFull: result(Result.manageBuyOfferLineFull()),
  underfunded: result(Result.manageBuyOfferUnderfunded()),
  crossSelf: result(Result.manageBuyOfferCrossSelf()),
  notFound: result(Result.manageBuyOfferNotFound()),
  lowReserve: result(Result.manageBuyOfferLowReserve()),
}

/** In the book, the offer sells at the inverse of the price that it buys at. */
function request({ manageBuyOfferOp }: xdr.OperationBodyManageBuyOffer): OfferRequest {
  const { selling, buying, buyAmount, offerId } = manageBuyOfferOp
  const price = new xdr.Price({ n: manageBuyOfferOp.price.d, d: manageBuyOfferOp.price.n })
  return {
    ...{ selling, buying, price, offerId, results },
    amount: buyAmount,
    passive: false,
    get liabilities() {
      return liabilities(price, MAX_INT64, buyAmount)
    },
    left: ({ received }) => ({ received: buyAmount - received }),
  }
}

/** Buys an amount of one asset with another: makes an offer, changes one, or deletes one with amount 0. */
export const manageBuyOffer: OperationKind<xdr.OperationBodyManageBuyOffer> = {
  threshold: () => "medium",
  untried: results.success(
    new xdr.ManageOfferSuccessResult({
      offersClaimed: [],
      offer: xdr.ManageOfferSuccessResultOffer.manageOfferDeleted(),
    }),
  ),
  flaw: (body) => offerFlaw(request(body)),
  apply: (body, act) => manageOffer(request(body), act),
}
