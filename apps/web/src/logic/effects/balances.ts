import type { AssetName, Value } from "@alidade/core/describe"
import { LINE_AUTHORIZED } from "./account-state.js"
import { type Draft, fail, list, warnOfFailure } from "./draft.js"
import { assetKey, exactly, type Range } from "./effect.js"
import { reserveOf, sum } from "./reserve.js"
import { amount, plainAmount, type Statement, statement } from "./statement.js"

/** Takes an amount from a balance, and says where it goes. Notes a failure if too little is available. */
export function debit(draft: Draft, asset: AssetName, taken: Range, move: Statement): void {
  needAvailable(draft, asset, taken)
  const least = taken.most === undefined ? 0n : -taken.most
  change(draft, asset, { least, most: -taken.least }, move)
}

/** Adds an amount to a balance, and says where it comes from. Notes a failure if the account can't hold it. */
export function credit(draft: Draft, asset: AssetName, added: Range, move: Statement): void {
  const holds = canHold(draft, asset)
  change(draft, asset, added, move)
  const line = draft.lines.get(assetKey(asset))
  if (holds && line?.limit !== undefined && line.balance.least + line.buying > line.limit) {
    const limit = plainAmount(line.limit, asset)
    fail(draft, "overItsLimit", { asset: { type: "asset", asset }, limit })
  }
}

/** Notes a failure if the account can't hold the asset. Its issuer always can. */
export function canHold(draft: Draft, asset: AssetName): boolean {
  if (!draft.exists) {
    fail(draft, "notActive")
    return false
  }
  if (asset.issuer === undefined || asset.issuer === draft.address) return true
  const line = draft.lines.get(assetKey(asset))
  const isAuthorized = line !== undefined && (line.flags & LINE_AUTHORIZED) !== 0
  const value: Value = { type: "asset", asset }
  if (!line) fail(draft, "noTrustLineFor", { asset: value })
  else if (!isAuthorized) fail(draft, "notAuthorizedFor", { asset: value })
  return isAuthorized
}

/** Notes a failure if less than the amount is available, or a warning if it may be less. */
export function needAvailable(draft: Draft, asset: AssetName, needed: Range): void {
  if (!canHold(draft, asset)) return
  const line = draft.lines.get(assetKey(asset))
  if (!line) return
  const { balance, selling } = line
  const isNative = asset.issuer === undefined
  const held = isNative ? reserveOf(draft.entries, draft.baseReserve) : exactly(0n)
  const best = balance.most === undefined ? undefined : balance.most - selling - held.least
  const values = (available: bigint, most: bigint): Record<"available" | "needed", Value> => ({
    available: amount(available > 0n ? available : 0n, asset),
    needed: plainAmount(most, asset),
  })
  if (best !== undefined && best < needed.least) {
    fail(draft, "tooLittle", values(best, needed.least))
  } else if (held.most !== undefined && needed.most !== undefined) {
    const worst = balance.least - selling - held.most
    if (worst < needed.most) {
      warnOfFailure(draft, statement("tooLittle", values(worst, needed.most)))
    }
  }
}

/** Adds to a balance within bounds, without a check. An issuer has no balance of its own asset. */
export function change(draft: Draft, asset: AssetName, by: Range, move?: Statement): void {
  const line = draft.lines.get(assetKey(asset))
  if (line) line.balance = sum(line.balance, by)
  if (!move) return
  if (line) line.moves.push(move)
  else list(draft, "others", move)
}

/** An amount that moves. The asset is named with the balance, if the account has one. */
export function moved(draft: Draft, units: bigint, asset: AssetName): Value {
  return draft.lines.has(assetKey(asset)) ? plainAmount(units, asset) : amount(units, asset)
}
