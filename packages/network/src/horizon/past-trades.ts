import type { xdr } from "@stellar/stellar-sdk/base"
import { compareAssets } from "../entries/asset.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { changesIn, operationsOf, type PastOperation, pastTransactions } from "./history.js"

/** The offers and pools that an operation used, in order. */
export function atomsOf({ result }: PastOperation): readonly xdr.ClaimAtom[] {
  if (result?.type !== "opInner") return []
  const found = result.tr.value as { success?: Record<string, unknown> }
  const { offers, offersClaimed } = found.success ?? {}
  return (offers ?? offersClaimed ?? []) as readonly xdr.ClaimAtom[]
}

/** A trade, from the view of who offered: the one whose offer was in the book, or a pool. */
export interface Trade {
  readonly past: PastOperation
  readonly token: string
  readonly atom: xdr.ClaimAtom
}

/** All trades that moved something, oldest first. */
export function pastTrades({ ledger }: ServedNetwork): Trade[] {
  return pastTransactions(ledger)
    .filter(({ successful }) => successful)
    .flatMap(operationsOf)
    .flatMap((past) =>
      atomsOf(past).map((atom, index) => ({ past, token: `${past.id}-${index}`, atom })),
    )
    .filter(({ atom }) => atom.value.amountSold > 0n || atom.value.amountBought > 0n)
}

/** The assets that prices are between: one costs so much of the other. */
export type Pair = readonly [base: xdr.Asset, counter: xdr.Asset]

/** Whether the base is what the offer sold. By default the base is the asset that comes first. */
export function orientation({ atom }: Trade, pair?: Pair): boolean | undefined {
  const { assetSold, assetBought } = atom.value
  if (!pair) return compareAssets(assetSold, assetBought) < 0
  if (assetSold.equals(pair[0]) && assetBought.equals(pair[1])) return true
  return assetSold.equals(pair[1]) && assetBought.equals(pair[0]) ? false : undefined
}

/** A price as a fraction. */
export interface Rate {
  readonly n: bigint
  readonly d: bigint
}

/** The price of the base in the counter asset. */
export function rateOf(trade: Trade, isSeller: boolean): Rate {
  const { n, d } = sellingPrice(trade)
  return isSeller ? { n, d } : { n: d, d: n }
}

/** The price of what the offer sold, in what it bought. */
function sellingPrice({ past, atom }: Trade): Rate {
  if (atom.type === "claimAtomTypeOrderBook")
    for (const { before } of changesIn(past.changes))
      if (before?.data.type === "offer" && before.data.offer.offerId === atom.orderBook.offerId)
        return { n: BigInt(before.data.offer.price.n), d: BigInt(before.data.offer.price.d) }
  return { n: atom.value.amountBought, d: atom.value.amountSold }
}
