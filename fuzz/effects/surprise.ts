import { isDeepStrictEqual } from "node:util"
import type { AssetName, Value } from "@alidade/core/describe"
import { decodeBase32, encodeHex } from "@alidade/core/encoding"
import type { AccountState } from "../../apps/web/src/logic/effects/account-state.js"
import {
  type AccountEffect,
  exactly,
  type Fact,
  type Range,
} from "../../apps/web/src/logic/effects/effect.js"
import { flagsShown } from "../../apps/web/src/logic/effects/operations/settings.js"
import { reserveOf } from "../../apps/web/src/logic/effects/reserve.js"
import type { Shown, Statement } from "../../apps/web/src/logic/effects/statement.js"
import { dataValue, textIn } from "../../apps/web/src/logic/effects/values.js"

/** What a ledger holds of an account: what Horizon says, and its offers by their ids. */
export interface Holdings {
  state: AccountState
  offers: ReadonlyMap<string, string>
}

/** Everything of an account that can change. */
interface Change {
  effect: AccountEffect
  before: Holdings
  after: Holdings
  /** Its sequence number, if nothing sets it. */
  sequence: bigint
  baseReserve: bigint
}

/** What happened to an account, and was not expected. Undefined if all was, or it was said that something is not known. */
export function surprise(change: Change): string | undefined {
  const { effect } = change
  if (effect.uncomputed.length > 0) return undefined
  if (effect.failures.length > 0)
    return `was expected to fail: ${JSON.stringify(effect.failures[0])}`
  if (!change.after.state.exists) {
    const says = effect.alarms.some((alarm) => /^accountCloses/.test(nameOf(alarm)))
    return says ? undefined : "is gone"
  }
  for (const look of looks) {
    const found = look(change)
    if (found !== undefined) return found
  }
  return undefined
}

const looks: readonly ((change: Change) => string | undefined)[] = [
  balances,
  pools,
  counts,
  signing,
  data,
  sequence,
  settings,
  trustLines,
  offers,
]

function isIn({ least, most }: Range, value: bigint): boolean {
  return least <= value && (most === undefined || value <= most)
}

function rangeText({ least, most }: Range): string {
  return `expected from ${least} to ${most}`
}

function balances({ effect, before, after }: Change): string | undefined {
  const ranges = new Map(effect.balances.map(({ asset, after }) => [keyOf(asset), after]))
  for (const key of union(before.state.lines, after.state.lines)) {
    const was = before.state.lines.get(key)?.balance ?? 0n
    const is = after.state.lines.get(key)?.balance ?? 0n
    const range = ranges.get(key) ?? exactly(was)
    if (!isIn(range, is)) return `its ${key} is ${is}, ${rangeText(range)}`
  }
  return undefined
}

/** What a deposit or a withdrawal does is always left out. */
function pools({ before, after }: Change): string | undefined {
  for (const id of union(before.state.pools, after.state.pools)) {
    const [was = 0n, is = 0n] = [before, after].map(({ state }) => state.pools.get(id)?.balance)
    if (was !== is) return `its shares of ${id} were ${was} and are ${is}`
  }
  return undefined
}

function counts({ effect, before, after, baseReserve }: Change): string | undefined {
  const lines = effect.trustLines?.after ?? exactly(BigInt(before.state.trustLines))
  if (!isIn(lines, BigInt(after.state.trustLines)))
    return `it has ${after.state.trustLines} trust lines, ${rangeText(lines)}`
  if (effect.reserve === "unread") return undefined
  const [was, is] = [before, after].map(({ state }) => {
    const { subentries, sponsoring, sponsored } = state
    return reserveOf(exactly(BigInt(subentries + sponsoring - sponsored)), baseReserve).least
  }) as [bigint, bigint]
  const reserve = effect.reserve?.after ?? exactly(was)
  return isIn(reserve, is) ? undefined : `its reserve is ${is}, ${rangeText(reserve)}`
}

function signing({ effect, before, after }: Change): string | undefined {
  const said = effect.signers?.map(({ signer, weight }) => [signerText(signer), weight])
  const [was, is] = [before, after].map(({ state }) =>
    [...state.signers].map(([key, weight]) => [signerText({ type: "code", value: key }), weight]),
  ) as [unknown[], unknown[]]
  const signers = heavy(said ?? was)
  if (before.state.exists && !isDeepStrictEqual(signers, heavy(is)))
    return `its signers are ${heavy(is)}, expected ${signers}`
  const thresholds = effect.thresholds?.after ?? before.state.thresholds
  return !before.state.exists || isDeepStrictEqual(thresholds, after.state.thresholds)
    ? undefined
    : `its thresholds are ${Object.values(after.state.thresholds)}`
}

function data({ effect, before, after }: Change): string | undefined {
  const said = factsOf(effect, "dataEntry")
  for (const name of union(before.state.data, after.state.data)) {
    const [was, is] = [before, after].map(({ state }) => state.data.get(name))
    const fact = said.find(({ name: shown }) => textOf(valueIn(shown, "name")) === name)
    if (!fact && was !== is) return `its data entry ${name} is ${is}`
    const value = is === undefined ? undefined : dataValue(is)
    if (fact && !(value ? isDeepStrictEqual(fact.after, [value]) : isRemoved(fact)))
      return `its data entry ${name} is ${is}, expected ${JSON.stringify(fact.after)}`
  }
  return undefined
}

function sequence({ effect, before, after, sequence }: Change): string | undefined {
  // A new account starts with a number of the ledger.
  if (!before.state.exists) return undefined
  const [fact] = factsOf(effect, "sequenceNumber")
  const set = fact ? Number(nameOf(fact.after[0]!) !== "sequenceStays") : 0
  const expected = set ? BigInt(textOf(fact!.after[0]!)) : sequence
  const is = after.state.sequence
  return is === expected ? undefined : `its sequence number is ${is}, expected ${expected}`
}

function settings({ effect, before, after }: Change): string | undefined {
  const shown: readonly (readonly [name: string, was: unknown, is: unknown, value: Shown])[] = [
    [
      "flags",
      before.state.flags,
      after.state.flags,
      flagsShown(after.state.flags, [
        "flagRequired",
        "flagRevocable",
        "flagImmutable",
        "flagClawback",
      ]),
    ],
    [
      "homeDomain",
      before.state.homeDomain,
      after.state.homeDomain,
      after.state.homeDomain === ""
        ? { statement: "none", values: {} }
        : { type: "text", value: after.state.homeDomain },
    ],
    [
      "inflation",
      before.state.inflation,
      after.state.inflation,
      { type: "address", value: after.state.inflation ?? "" },
    ],
  ]
  for (const [name, was, is, value] of shown) {
    const [fact] = factsOf(effect, name)
    if (!fact && was !== is) return `its ${name} is ${is}`
    if (fact && !isDeepStrictEqual(fact.after[0], value))
      return `its ${name} is ${is}, expected ${JSON.stringify(fact.after)}`
  }
  return undefined
}

function trustLines({ effect, before, after }: Change): string | undefined {
  for (const key of union(before.state.lines, after.state.lines)) {
    const [was, is] = [before, after].map(({ state }) => state.lines.get(key))
    const isNew = was === undefined || is === undefined
    for (const [fact, field] of [
      ["limit", "limit"],
      ["lineFlags", "flags"],
    ] as const) {
      const said = factsOf(effect, fact).some(({ name }) => keyIn(valueIn(name, "asset")) === key)
      if (!said && !(isNew && field === "flags") && was?.[field] !== is?.[field])
        return `the ${field} of its ${key} is ${is?.[field]}`
      if (said && field === "flags" && is) {
        const names = ["lineAuthorized", "lineMaintain", "lineClawback"] as const
        const found = factsOf(effect, fact).find(
          ({ name }) => keyIn(valueIn(name, "asset")) === key,
        )
        if (!isDeepStrictEqual(found!.after[0], flagsShown(is.flags, names)))
          return `the flags of its ${key} are ${is.flags}`
      }
    }
  }
  return undefined
}

function offers({ effect, before, after }: Change): string | undefined {
  const said = factsOf(effect, "offer")
  for (const id of union(before.offers, after.offers)) {
    const [was, is] = [before, after].map((one) => one.offers.get(id))
    const fact = said.find(({ name }) => textOf(valueIn(name, "offer")) === id)
    if (was === undefined) {
      if (factsOf(effect, "newOffers").length === 0) return `it has a new offer ${id}`
    } else if (!fact && was !== is) return `its offer ${id} is ${is}, and was ${was}`
    if (fact && isRemoved(fact) && is !== undefined) return `its offer ${id} is still there`
  }
  return undefined
}

function factsOf({ facts }: AccountEffect, name: string): Fact[] {
  return facts.filter((fact) => nameOf(fact.name) === name)
}

function nameOf(shown: Shown): string {
  return "statement" in shown ? shown.statement : ""
}

function isRemoved({ after }: Fact): boolean {
  return nameOf(after[0]!) === "removed"
}

function valueIn(shown: Statement, name: string): Shown | undefined {
  const value = "values" in shown ? shown.values[name] : undefined
  return typeof value === "number" ? undefined : value
}

function textOf(shown: Shown | undefined): string {
  return shown && "type" in shown ? textIn(shown) : ""
}

function keyIn(shown: Shown | undefined): string {
  return shown && "type" in shown && shown.type === "asset" ? keyOf(shown.asset) : ""
}

function keyOf({ code, issuer }: AssetName): string {
  return issuer === undefined ? "native" : `${code}:${issuer}`
}

function union(...maps: ReadonlyMap<string, unknown>[]): Set<string> {
  return new Set(maps.flatMap((map) => [...map.keys()]))
}

/** A signer by its bytes: the words for one that is not a key have its hash. */
function signerText(signer: Value): string {
  const text = textIn(signer)
  if (text !== "") return /^[GTXP]/.test(text) ? encodeHex(decodeBase32(text).slice(1, 33)) : text
  return /[0-9a-f]{64}/.exec(JSON.stringify(signer))?.[0] ?? ""
}

/** Those that count, in an order. */
function heavy(signers: readonly unknown[]): unknown[] {
  const texts = signers.map(String).filter((text) => !text.endsWith(",0"))
  return texts.sort()
}
