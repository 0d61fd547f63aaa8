import { type Draft, fail } from "./draft.js"
import type { Range } from "./effect.js"
import { amount } from "./statement.js"

/** The sum of two values. */
export function sum(a: Range, b: Range): Range {
  return {
    least: a.least + b.least,
    most: a.most === undefined || b.most === undefined ? undefined : a.most + b.most,
  }
}

/** The XLM that an account with these entries must keep, in stroops. */
export function reserveOf(entries: Range, baseReserve: bigint | undefined): Range {
  if (baseReserve === undefined) return { least: 0n, most: undefined }
  const reserve = (count: bigint): bigint => (2n + count) * baseReserve
  return {
    least: reserve(entries.least),
    most: entries.most === undefined ? undefined : reserve(entries.most),
  }
}

/** Adds entries that the account must keep a reserve for, or removes them. Signers don't block a merge. */
export function addEntries(draft: Draft, added: Range, blocks = true): void {
  // Once someone else may pay for entries, nothing more is known.
  if (draft.entries.most !== undefined) draft.entries = sum(draft.entries, ownOf(draft, added))
  if (blocks) draft.blocking = sum(draft.blocking, added)
  if (added.least > 0n) needReserve(draft)
}

/** Of entries that are removed, others may have paid for some. */
function ownOf({ state }: Draft, added: Range): Range {
  const isSponsored = state.sponsored > 0 && added.most !== undefined && added.most < 0n
  return isSponsored ? { least: added.least, most: 0n } : added
}

/** Another account may pay for any of the account's entries from here on. */
export function forgetReserve(draft: Draft): void {
  draft.entries = { least: -2n, most: undefined }
}

function needReserve(draft: Draft): void {
  const native = draft.lines.get("native")
  const needed = reserveOf(draft.entries, draft.baseReserve).least + (native?.selling ?? 0n)
  if (native?.balance.most !== undefined && native.balance.most < needed) {
    fail(draft, "underReserve", { amount: amount(needed, { code: "XLM" }) })
  }
}
