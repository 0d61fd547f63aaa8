import { canHold, change, needAvailable } from "../balances.js"
import { type Draft, list, show } from "../draft.js"
import { exactly } from "../effect.js"
import { addEntries } from "../reserve.js"
import { amount, code, type Statement, statement } from "../statement.js"
import { assetIn } from "../values.js"
import { inWords, type Operation, type Row } from "./row.js"

export const manageSellOffer: Row = {
  // What an offer sold is not used if it is canceled.
  fields: { selling: "fact", buying: "fact", amount: "fact", price: "fact", offerId: "fact" },
  trades: true,
  releases: true,
  own: (draft, operation) => applyOffer(draft, operation, operation.fields.amount as bigint, false),
}

export const manageBuyOffer: Row = {
  fields: { selling: "fact", buying: "fact", buyAmount: "fact", price: "fact", offerId: "fact" },
  trades: true,
  releases: true,
  own: (draft, operation) =>
    applyOffer(draft, operation, operation.fields.buyAmount as bigint, true),
}

/** An offer to sell that takes none at the same price. */
export const createPassiveSellOffer: Row = {
  fields: { selling: "fact", buying: "fact", amount: "fact", price: "fact" },
  trades: true,
  own: (draft, operation) => applyOffer(draft, operation, operation.fields.amount as bigint, false),
}

function applyOffer(draft: Draft, operation: Operation, units: bigint, isBuy: boolean): void {
  const offerId = (operation.fields.offerId ?? 0n) as bigint
  if (offerId === 0n) openOffer(draft, operation, units, isBuy)
  else if (units === 0n) cancelOffer(draft, offerId)
  else changeOffer(draft, operation, offerId, units, isBuy)
}

function openOffer(draft: Draft, operation: Operation, units: bigint, isBuy: boolean): void {
  trade(draft, operation, units, isBuy)
  // An offer that is taken completely leaves no entry.
  addEntries(draft, { least: 0n, most: 1n })
  list(draft, "newOffers", inWords(draft, operation))
  if (draft.baseReserve === undefined) return
  const held = amount(draft.baseReserve, { code: "XLM" })
  list(draft, "newOffers", statement("offerHolds", { amount: held }))
}

function changeOffer(
  draft: Draft,
  operation: Operation,
  offerId: bigint,
  units: bigint,
  isBuy: boolean,
): void {
  trade(draft, operation, units, isBuy)
  addEntries(draft, { least: -1n, most: 0n })
  showOffer(draft, offerId, inWords(draft, operation))
}

function cancelOffer(draft: Draft, offerId: bigint): void {
  addEntries(draft, exactly(-1n))
  showOffer(draft, offerId, statement("removed"), statement("offerReleases"))
}

function showOffer(draft: Draft, offerId: bigint, ...after: Statement[]): void {
  show(draft, `offer ${offerId}`, { name: statement("offer", { offer: code(offerId) }), after })
}

/** How much of an offer is traded at once is not known before, so the balances have bounds. */
function trade(draft: Draft, { fields }: Operation, units: bigint, isBuy: boolean): void {
  const { n, d } = fields.price as unknown as { n: number; d: number }
  const [price, per] = [BigInt(n), BigInt(d || 1)]
  // A sale brings at least its price, so what it brings has no upper bound.
  const paid = isBuy ? (units * price + per - 1n) / per : units
  const [from, to] = [assetIn(fields.selling), assetIn(fields.buying)]
  // What an existing offer holds is available for its change. It is not known here.
  if (!fields.offerId) needAvailable(draft, from, exactly(paid))
  change(draft, from, { least: -paid, most: 0n })
  if (canHold(draft, to)) change(draft, to, { least: 0n, most: isBuy ? units : undefined })
}
