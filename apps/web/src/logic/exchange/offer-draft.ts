import type { Offer } from "../account/offers.js"
import { writePrice } from "../operations/price.js"
import { saveDraft } from "../operations/saved-draft.js"
import { emptyTransaction } from "../operations/transaction.js"
import { writeAmount } from "../stellar/read-amount.js"

/** The saved draft of the form that changes an offer of an account, or cancels it. */
export function offerDraft(
  account: string,
  { id, selling, buying, amount, ratio }: Offer,
  isCanceled: boolean,
  decimalMark: string,
): string {
  const [n, d] = ratio.split("/").map(Number)
  const values = {
    amount: isCanceled ? "" : writeAmount(amount, decimalMark),
    selling: selling.id,
    buying: buying.id,
    price:
      d === undefined ? writeAmount(ratio, decimalMark) : writePrice({ n: n!, d }, decimalMark),
    offerId: id,
  }
  return saveDraft({
    ...emptyTransaction(account),
    operations: [{ type: "manageSellOffer", source: "", values }],
  })
}
