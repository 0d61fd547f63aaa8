import type { SentenceKey, Value, XdrUnion } from "@alidade/core/describe"
import { LINE_AUTHORIZED, LINE_CLAWBACK, type Line } from "../account-state.js"
import { canHold } from "../balances.js"
import { type Draft, type DraftLine, fail, leaveOut, list, show } from "../draft.js"
import { assetKey, exactly, type Range } from "../effect.js"
import { addEntries, sum } from "../reserve.js"
import { plainAmount, type Shown, statement } from "../statement.js"
import { accountIn, assetIn, codeIn } from "../values.js"
import { inWords, type Operation, type Row } from "./row.js"
import { flagsShown } from "./settings.js"

/** The limit that means no limit. */
const UNLIMITED = 9_223_372_036_854_775_807n

/** What an issuer lets a holder do, lowest bit first. */
const lineFlags = ["lineAuthorized", "lineMaintain", "lineClawback"] as const

/** A trust line that is opened, changed or closed. */
export const changeTrust: Row = {
  fields: { line: "fact", limit: "fact" },
  releases: true,
  own(draft, operation) {
    const line = operation.fields.line as XdrUnion
    const limit = operation.fields.limit as bigint
    const asset = operation.words.sentence.values.asset!
    if (line.type === "native") return leaveOut(draft, inWords(draft, operation))
    if (line.type === "poolShare") return trustPool(draft, asset, limit)
    trustAsset(draft, operation, limit)
  },
}

function trustAsset(draft: Draft, operation: Operation, limit: bigint): void {
  const asset = assetIn(operation.fields.line)
  const key = assetKey(asset)
  const line = draft.lines.get(key)
  const none = statement("none")
  show(draft, `limit ${key}`, {
    name: statement("limit", { asset: { type: "asset", asset } }),
    after: [limitShown(limit, asset)],
    before: line?.limit === undefined ? none : limitShown(line.limit, asset),
  })
  if (limit === 0n) {
    if (!canHold(draft, asset) || !line) return
    if (line.balance.least > 0n) fail(draft, "stillHeldOf", { asset: { type: "asset", asset } })
    draft.lines.delete(key)
    countTrustLine(draft, exactly(-1n), exactly(-1n))
    return
  }
  if (line && line.balance.least + line.buying > limit) fail(draft, "aboveNewLimit")
  if (!line) countTrustLine(draft, exactly(1n), exactly(1n))
  const opened: DraftLine = {
    asset,
    balance: exactly(0n),
    limit,
    selling: 0n,
    buying: 0n,
    flags: LINE_AUTHORIZED,
    moves: [],
  }
  draft.lines.set(key, { ...(line ?? opened), limit })
}

/** Whether the account has this pool's trust line is not known: Horizon names it by its id alone. */
function trustPool(draft: Draft, pool: Value, limit: bigint): void {
  show(draft, `limit ${JSON.stringify(pool)}`, {
    name: statement("limit", { asset: pool }),
    after: [limit === 0n ? statement("removed") : limitShown(limit, { code: "" })],
  })
  const most = limit === 0n ? 0n : 1n
  const count = { least: most - 1n, most }
  countTrustLine(draft, count, { least: count.least * 2n, most: count.most * 2n })
}

function countTrustLine(draft: Draft, lines: Range, entries: Range): void {
  draft.trustLines = sum(draft.trustLines, lines)
  addEntries(draft, entries)
}

function limitShown(limit: bigint, asset: Line["asset"]): Shown {
  if (limit === UNLIMITED) return statement("noLimit")
  return limit === 0n ? statement("removed") : plainAmount(limit, asset)
}

/** What an issuer lets a holder do, by the older operation. */
export const allowTrust: Row = {
  fields: { trustor: "fact", asset: "fact", authorize: "fact" },
  releases: true,
  own: (draft, operation) => list(draft, "asIssuer", inWords(draft, operation)),
  named(draft, operation) {
    const { trustor, asset, authorize } = operation.fields
    if (accountIn(trustor) !== draft.address) return
    const code = codeIn((asset as XdrUnion).value as Uint8Array)
    const name = { code, issuer: operation.source }
    setLineFlags(draft, operation, name, (bits) => (bits & LINE_CLAWBACK) | (authorize as number))
  },
}

/** What an issuer lets a holder do. */
export const setTrustLineFlags: Row = {
  fields: { trustor: "fact", asset: "fact", clearFlags: "fact", setFlags: "fact" },
  releases: true,
  own: (draft, operation) => list(draft, "asIssuer", inWords(draft, operation)),
  named(draft, operation) {
    const { trustor, asset, clearFlags, setFlags } = operation.fields
    if (accountIn(trustor) !== draft.address) return
    setLineFlags(
      draft,
      operation,
      assetIn(asset),
      (bits) => (bits & ~(clearFlags as number)) | (setFlags as number),
    )
  },
}

function setLineFlags(
  draft: Draft,
  operation: Operation,
  asset: Line["asset"],
  next: (bits: number) => number,
): void {
  const line = draft.lines.get(assetKey(asset))
  const value: Value = { type: "asset", asset }
  const names: readonly SentenceKey[] = lineFlags
  const before = line?.flags ?? 0
  const after = next(before)
  show(draft, `flags ${assetKey(asset)}`, {
    name: statement("lineFlags", { asset: value }),
    after: [flagsShown(after, names), inWords(draft, operation)],
    ...(line ? { before: flagsShown(before, names) } : {}),
  })
  if (!line) {
    fail(draft, "noTrustLineFor", { asset: value })
    return
  }
  line.flags = after
  // Its offers and pool shares end with its authorization.
  if (before & ~LINE_CLAWBACK && !(after & ~LINE_CLAWBACK)) {
    leaveOut(draft, inWords(draft, operation))
  }
}
