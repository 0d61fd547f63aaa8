import { addressOf } from "../entries/identity.js"
import { assetFields, assetText } from "./asset-fields.js"
import type { Effect } from "./effect.js"
import { amount } from "./format.js"
import { type PastOperation, senderOf } from "./history.js"
import { assetMoves } from "./host-function-details.js"
import { atomsOf } from "./past-trades.js"
import { poolChange, poolFields } from "./pool-fields.js"

/** The effects of trades, and of what contracts moved of assets. */
export function moveEffects(past: PastOperation): Effect[] {
  return [...tradeEffects(past), ...contractEffects(past)]
}

function tradeEffects(past: PastOperation): Effect[] {
  const account = addressOf(senderOf(past))
  return atomsOf(past).flatMap((atom): Effect[] => {
    const { assetSold, assetBought } = atom.value
    const [gives, takes] = [amount(atom.value.amountSold), amount(atom.value.amountBought)]
    if (atom.type === "claimAtomTypeLiquidityPool") {
      const { liquidityPoolId } = atom.liquidityPool
      const pool = poolChange(past, liquidityPoolId)?.after
      return [
        {
          type: "liquidity_pool_trade",
          account,
          ...(pool && { liquidity_pool: poolFields(pool) }),
          sold: { asset: assetText(assetSold), amount: gives },
          bought: { asset: assetText(assetBought), amount: takes },
        },
      ]
    }
    if (atom.type !== "claimAtomTypeOrderBook") return []
    const seller = addressOf(atom.orderBook.sellerId)
    const offer = { offer_id: String(atom.orderBook.offerId) }
    const side = (sold: typeof assetSold, bought: typeof assetSold) => ({
      ...assetFields(sold, "sold_"),
      ...assetFields(bought, "bought_"),
    })
    return [
      {
        ...{ type: "trade", account, seller, ...offer },
        ...{ sold_amount: takes, bought_amount: gives, ...side(assetBought, assetSold) },
      },
      {
        ...{ type: "trade", account: seller, seller: account, ...offer },
        ...{ sold_amount: gives, bought_amount: takes, ...side(assetSold, assetBought) },
      },
    ]
  })
}

function contractEffects(past: PastOperation): Effect[] {
  const source = addressOf(senderOf(past))
  return assetMoves(past).flatMap(({ type: _, from, to, ...asset }): Effect[] => [
    ...(from ? [moved("debited", from, source, asset)] : []),
    ...(to ? [moved("credited", to, source, asset)] : []),
  ])
}

/** A contract's balance is no account, so its effects stand at the sender's account. */
function moved(how: "credited" | "debited", holder: string, source: string, asset: object): Effect {
  return holder.startsWith("C")
    ? { type: `contract_${how}`, account: source, contract: holder, ...asset }
    : { type: `account_${how}`, account: holder, ...asset }
}
