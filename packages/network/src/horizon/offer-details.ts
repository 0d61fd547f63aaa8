import type { xdr } from "@stellar/stellar-sdk/base"
import { assetFields } from "./asset-fields.js"
import { amount, price } from "./format.js"

/** An offer with the amount to sell. */
export function sellOfferDetails(op: xdr.ManageSellOfferOp): object {
  return { offer_id: String(op.offerId), amount: amount(op.amount), ...offerFields(op) }
}

/** An offer with the amount to buy. */
export function buyOfferDetails(op: xdr.ManageBuyOfferOp): object {
  return { offer_id: String(op.offerId), amount: amount(op.buyAmount), ...offerFields(op) }
}

/** An offer that takes none with the same price. It is always new, so it has no id yet. */
export function passiveOfferDetails(op: xdr.CreatePassiveSellOfferOp): object {
  return { amount: amount(op.amount), ...offerFields(op) }
}

function offerFields({
  selling,
  buying,
  price: rate,
}: Pick<xdr.ManageSellOfferOp, "selling" | "buying" | "price">): object {
  return {
    price: price(rate),
    price_r: { n: rate.n, d: rate.d },
    ...assetFields(buying, "buying_"),
    ...assetFields(selling, "selling_"),
  }
}
