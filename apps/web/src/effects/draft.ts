import type { AssetName } from "@alidade/core/describe"
import { RESERVE } from "../account/horizon.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import type { AccountState, Line } from "./account-state.js"
import { assetKey, exactly, type Range, type Thresholds } from "./effect.js"

/** A balance while operations are applied to it. */
export interface DraftLine extends Omit<Line, "balance"> {
  balance: Range
}

/** An account while operations are applied to it, one after another. */
export interface Draft {
  /** The account, `G…`. */
  readonly address: string
  readonly lines: Map<string, DraftLine>
  trustLines: number
  /** Entries that the account's reserve covers, without the two of the account itself. */
  entries: Range
  /** Entries that keep it from being merged: all but its signers. */
  blocking: Range
  readonly signers: Map<string, number>
  thresholds: Thresholds
  readonly data: Set<string>
  closed: boolean
  /** Sentences, each once. */
  readonly notes: Set<string>
  readonly uncomputed: string[]
  readonly failures: Set<string>
  readonly warnings: Set<string>
}

/** Starts from an account's state. */
export function draftOf(address: string, state: AccountState): Draft {
  const { sponsoring, sponsored, subentries, signers } = state
  const lines = [...state.lines].map(([key, line]): [string, DraftLine] => [
    key,
    { ...line, balance: exactly(line.balance) },
  ])
  const others = [...signers.keys()].filter((key) => key !== address).length
  return {
    address,
    lines: new Map(lines),
    trustLines: state.trustLines,
    entries: exactly(BigInt(subentries + sponsoring - sponsored)),
    blocking: exactly(BigInt(subentries + sponsoring - others)),
    signers: new Map(signers),
    thresholds: { ...state.thresholds },
    data: new Set(state.data),
    closed: false,
    notes: new Set(),
    uncomputed: [],
    failures: new Set(),
    warnings: new Set(),
  }
}

/** The sum of two values. */
function sum(a: Range, b: Range): Range {
  return {
    least: a.least + b.least,
    most: a.most === undefined || b.most === undefined ? undefined : a.most + b.most,
  }
}

/** The XLM that an account with these entries must keep, in stroops. */
export function reserveOf(entries: Range): Range {
  const reserve = (count: bigint): bigint => (2n + count) * RESERVE
  return {
    least: reserve(entries.least),
    most: entries.most === undefined ? undefined : reserve(entries.most),
  }
}

/** Takes an amount from a balance. Notes a failure if too little is available. */
export function debit(draft: Draft, asset: AssetName, amount: Range): void {
  needAvailable(draft, asset, amount)
  change(draft, asset, {
    least: amount.most === undefined ? 0n : -amount.most,
    most: -amount.least,
  })
}

/** Adds an amount to a balance. Notes a failure if the account can't hold it. */
export function credit(draft: Draft, asset: AssetName, amount: Range): void {
  if (!canHold(draft, asset)) return
  change(draft, asset, amount)
  const line = draft.lines.get(assetKey(asset))
  if (line?.limit !== undefined && line.balance.least + line.buying > line.limit) {
    draft.failures.add(say("overLimit", { code: asset.code, limit: units(line.limit) }))
  }
}

/** Notes a failure if the account can't hold the asset. Its issuer always can. */
export function canHold(draft: Draft, asset: AssetName): boolean {
  if (asset.issuer === undefined || asset.issuer === draft.address) return true
  const line = draft.lines.get(assetKey(asset))
  if (!line) draft.failures.add(say("noTrustLine", { code: asset.code }))
  else if (!line.authorized) draft.failures.add(say("notAuthorized", { code: asset.code }))
  return line?.authorized === true
}

/** Notes a failure if less than the amount is available, or a warning if it may be less. */
export function needAvailable(draft: Draft, asset: AssetName, amount: Range): void {
  if (!canHold(draft, asset)) return
  const line = draft.lines.get(assetKey(asset))
  if (!line) return
  const { balance, selling } = line
  const held = asset.issuer === undefined ? reserveOf(draft.entries) : exactly(0n)
  const best = balance.most === undefined ? undefined : balance.most - selling - held.least
  const text = (available: bigint, needed: bigint): string =>
    say("tooLittle", {
      available: `${units(available > 0n ? available : 0n)} ${asset.code}`,
      needed: `${units(needed)} ${asset.code}`,
    })
  if (best !== undefined && best < amount.least) {
    draft.failures.add(text(best, amount.least))
  } else if (held.most !== undefined && amount.most !== undefined) {
    const worst = balance.least - selling - held.most
    if (worst < amount.most) {
      draft.warnings.add(say("mayFail", { reason: text(worst, amount.most) }))
    }
  }
}

/** Adds entries that the account must keep a reserve for, or removes them. Signers don't block a merge. */
export function addEntries(draft: Draft, added: Range, blocks = true): void {
  // Once someone else may pay for entries, nothing more is known.
  if (draft.entries.most !== undefined) draft.entries = sum(draft.entries, added)
  if (blocks) draft.blocking = sum(draft.blocking, added)
  if (added.least > 0n) needReserve(draft)
}

/** Another account may pay for any of the account's entries from here on. */
export function forgetReserve(draft: Draft): void {
  draft.entries = { least: -2n, most: undefined }
}

function needReserve({ lines, entries, failures }: Draft): void {
  const native = lines.get("native")
  const needed = reserveOf(entries).least + (native?.selling ?? 0n)
  if (native?.balance.most !== undefined && native.balance.most < needed) {
    failures.add(say("belowReserve", { amount: `${units(needed)} XLM` }))
  }
}

/** Adds to a balance within bounds, without a check. */
export function change(draft: Draft, asset: AssetName, by: Range): void {
  const line = draft.lines.get(assetKey(asset))
  if (line) line.balance = sum(line.balance, by)
}

function units(stroops: bigint): string {
  return formatAmount(fromStroops(stroops))
}
