import type { AssetName, Sentence } from "@alidade/core/describe"
import { toStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import { addEntries, canHold, change, type Draft, needAvailable } from "./draft.js"
import { exactly } from "./effect.js"
import { amountIn, textIn } from "./values.js"

/** An offer: how much of it is traded at once is not known before, so the balances have bounds. */
export function applyOffer(
  draft: Draft,
  { key, values }: Sentence,
  details: readonly Sentence[],
): void {
  if (key === "opWithdrawOffer") {
    addEntries(draft, exactly(-1n))
    draft.notes.add(say("offerReleases"))
    return
  }
  const [asset, { least: amount }] = amountIn(values.amount)
  const other = values.asset?.type === "asset" ? values.asset.asset : asset
  const fraction = details.find((detail) => detail.key === "price")
  const price = fraction
    ? [BigInt(textIn(fraction.values.n)), BigInt(textIn(fraction.values.d))]
    : [toStroops(textIn(values.price)), 10_000_000n]
  const [n = 0n, d = 1n] = price
  const isNew = key !== "opChangeToSell" && key !== "opChangeToBuy"
  const isBuy = key === "opBuy" || key === "opChangeToBuy"
  // A sale brings at least its price, so what it brings has no upper bound.
  const paid = isBuy ? (amount * n + d - 1n) / d : amount
  const [selling, buying] = isBuy ? [other, asset] : [asset, other]
  trade(draft, selling, paid, buying, isBuy ? amount : undefined, isNew)
  // An offer that is taken completely leaves no entry.
  addEntries(draft, { least: isNew ? 0n : -1n, most: isNew ? 1n : 0n })
  draft.notes.add(say("offerStays"))
}

function trade(
  draft: Draft,
  selling: AssetName,
  paid: bigint,
  buying: AssetName,
  received: bigint | undefined,
  isNew: boolean,
): void {
  // What an existing offer holds is available for its change. It is not known here.
  if (isNew) needAvailable(draft, selling, exactly(paid))
  change(draft, selling, { least: -paid, most: 0n })
  if (canHold(draft, buying)) change(draft, buying, { least: 0n, most: received })
}
