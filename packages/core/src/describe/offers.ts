import type { XdrUnion } from "../encoding/xdr-value.js"
import { numberValue, priceValue } from "./amount.js"
import { amountValue, assetValue } from "./assets.js"
import type { OperationDescription, XdrFields } from "./operation-description.js"
import { codeValue, sentence } from "./values.js"

/** Describes an offer to the network's order book: created, changed or withdrawn. */
export function describeOffer(
  kind: "sell" | "buy" | "passive",
  op: XdrFields,
): OperationDescription {
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
  const created = ({ sell: "opSell", buy: "opBuy", passive: "opSellPassively" } as const)[kind]
  const changed = kind === "buy" ? "opChangeToBuy" : "opChangeToSell"
  // A price that seven decimals cannot hold is shown as a fraction, too.
  const fraction = sentence("price", { n: numberValue(n), d: numberValue(d) })
  return {
    sentence: sentence(offerId === 0n ? created : changed, values),
    details: "about" in price ? [fraction] : [],
  }
}
