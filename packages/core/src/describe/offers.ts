import type { XdrUnion } from "../encoding/xdr-value.js"
import { numberValue, priceValue } from "./amount.js"
import { amountValue, assetValue } from "./assets.js"
import { codeValue, sentence } from "./made.js"
import type { Fields, Told } from "./operations.js"

/** An offer to the network's order book: made, changed or withdrawn. */
export function tellOffer(kind: "sell" | "buy" | "passive", op: Fields): Told {
  const { n, d } = op.price as { n: number; d: number }
  const stroops = (kind === "buy" ? op.buyAmount : op.amount) as bigint
  const offerId = (op.offerId ?? 0n) as bigint
  const offer = codeValue(String(offerId))
  if (offerId !== 0n && stroops === 0n) return { sentence: sentence("opWithdrawOffer", { offer }) }
  const [of, against] = kind === "buy" ? [op.buying, op.selling] : [op.selling, op.buying]
  const price = priceValue({ n, d })
  const values = {
    amount: amountValue(stroops, of as XdrUnion),
    price,
    asset: assetValue(against as XdrUnion),
    offer,
  }
  const made = ({ sell: "opSell", buy: "opBuy", passive: "opSellPassively" } as const)[kind]
  const changed = kind === "buy" ? "opChangeToBuy" : "opChangeToSell"
  // A price that has no end in decimals is told as the fraction that it is, too.
  const fraction = sentence("price", { n: numberValue(n), d: numberValue(d) })
  return {
    sentence: sentence(offerId === 0n ? made : changed, values),
    details: "about" in price ? [fraction] : [],
  }
}
