import { addressOf } from "../entries/identity.js"
import { notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetFields, queriedAsset } from "./asset-fields.js"
import { entriesOf, type Found, modified, sponsorOf } from "./entries-of.js"
import { amount, link, price } from "./format.js"
import type { Rows } from "./page.js"
import { checkAccount } from "./scope.js"

/** `GET /offers` by seller, sponsor, or assets, and those of an account. */
export function offerRows(network: ServedNetwork): Rows {
  return (request, params) => {
    const seller = params.account_id ?? request.query.get("seller")
    const sponsor = request.query.get("sponsor")
    if (seller) checkAccount(seller)
    const selling = queriedAsset(request, "selling")
    const buying = queriedAsset(request, "buying")
    return entriesOf(network, "offer")
      .filter(({ entry, data: { offer } }) =>
        [
          !seller || addressOf(offer.sellerId) === seller,
          !sponsor || sponsorOf(entry) === sponsor,
          !selling || offer.selling.equals(selling),
          !buying || offer.buying.equals(buying),
        ].every(Boolean),
      )
      .map((found) => ({
        token: String(found.data.offer.offerId),
        record: () => offerRecord(network, found),
      }))
  }
}

/** `GET /offers/{id}`. */
export function offerBy(network: ServedNetwork, { offer_id: id }: Params): object {
  const found = entriesOf(network, "offer").find(({ data }) => String(data.offer.offerId) === id)
  if (!found) throw notFound()
  return offerRecord(network, found)
}

function offerRecord(network: ServedNetwork, { entry, data }: Found<"offer">): object {
  const { offer } = data
  const seller = addressOf(offer.sellerId)
  const id = String(offer.offerId)
  const { n, d } = offer.price
  return {
    _links: {
      self: link(`${network.horizonUrl}/offers/${id}`),
      offer_maker: link(`${network.horizonUrl}/accounts/${seller}`),
    },
    id,
    paging_token: id,
    seller,
    selling: assetFields(offer.selling),
    buying: assetFields(offer.buying),
    amount: amount(offer.amount),
    price_r: { n, d },
    price: price(offer.price),
    ...modified(network, entry),
    sponsor: sponsorOf(entry),
  }
}
