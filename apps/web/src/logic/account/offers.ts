import { fieldsOf } from "../stellar/read-json.js"
import { type ListPage, readListPage } from "./list-page.js"
import { isAccount, type RecordAsset, toAsset, toDecimal, toMoment } from "./record-fields.js"

/** An offer of an account on the network's exchange. */
export interface Offer {
  id: string
  selling: RecordAsset
  buying: RecordAsset
  /** How much it sells, a decimal number. */
  amount: string
  /** How much of the bought asset for one of the sold, a decimal number. */
  price: string
  /** The same exactly, such as `3/7`. */
  ratio: string
  /** When it was made or changed, in ms since the epoch. Undefined if the network does not say. */
  changedAt: number | undefined
}

/** Reads the offers of an account (`G…`), page by page. Throws a `NetworkError` if Horizon does not answer. */
export function readOffers(
  horizonUrl: string,
  account: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<Offer>> {
  return readListPage(`${horizonUrl}/accounts/${account}/offers`, toOffer, cursor, signal)
}

/** Reads Horizon's record of an offer. Undefined if it is something else. */
export function toOffer(record: unknown): Offer | undefined {
  const given = fieldsOf(record)
  const [selling, buying] = [given.selling, given.buying].map(toOfferAsset)
  const [amount, price] = [given.amount, given.price].map(toDecimal)
  const { id } = given
  const { n, d } = fieldsOf(given.price_r)
  const isExact = [n, d].every((part) => Number.isSafeInteger(part) && Number(part) > 0)
  if (typeof id !== "string" || !/^\d{1,19}$/.test(id)) return undefined
  if (!selling || !buying || amount === undefined || price === undefined) return undefined
  const changedAt = toMoment(given.last_modified_time)
  return { id, selling, buying, amount, price, ratio: isExact ? `${n}/${d}` : price, changedAt }
}

/** Offers name an asset with three fields. */
export function toOfferAsset(json: unknown): RecordAsset | undefined {
  const { asset_type: type, asset_code: code, asset_issuer: issuer } = fieldsOf(json)
  if (type === "native") return toAsset("native")
  return typeof code === "string" && isAccount(issuer) ? toAsset(`${code}:${issuer}`) : undefined
}
