import type { AssetName } from "@alidade/core/describe"
import { fieldsOf, textOf } from "../stellar/read-json.js"
import { assetKey, type Thresholds } from "./effect.js"

/** A balance, or a trust line with its balance. Amounts are in units of 10⁻⁷. */
export interface Line {
  asset: AssetName
  balance: bigint
  /** The most that it can hold. Undefined for XLM. */
  limit: bigint | undefined
  /** Amounts that offers already hold, for selling and for buying. */
  selling: bigint
  buying: bigint
  /** What the issuer lets the account do with it: bits of a trust line's flags. */
  flags: number
}

/** A pool's trust line: how many shares of it the account has, and the most that it can have. */
export interface PoolShares {
  balance: bigint
  limit: bigint
}

/** The state of an account that the effect of an operation depends on. */
export interface AccountState {
  /** False if the network has no such account. */
  exists: boolean
  sequence: bigint
  /** Balances by asset key. */
  lines: ReadonlyMap<string, Line>
  /** Shares of pools, by the pool's id (hex). */
  pools: ReadonlyMap<string, PoolShares>
  /** How many trust lines it has, with those of pools. */
  trustLines: number
  /** Trust lines, offers, signers, and data entries. A pool's trust line counts twice. */
  subentries: number
  /** Entries whose reserve it pays for others, and entries of its own that others pay for. */
  sponsoring: number
  sponsored: number
  /** The weight of each signer, by its key (`G…`, `T…`, `X…` or `P…`). */
  signers: ReadonlyMap<string, number>
  thresholds: Thresholds
  /** Its data entries: base64 by name. */
  data: ReadonlyMap<string, string>
  /** Bits of the account's flags. */
  flags: number
  homeDomain: string
  /** `G…` */
  inflation: string | undefined
}

/** Bits of a trust line's flags. */
export const LINE_AUTHORIZED = 1
const LINE_MAINTAIN = 2
export const LINE_CLAWBACK = 4

/** The state of an account that doesn't exist. */
export const noAccount: AccountState = {
  exists: false,
  sequence: 0n,
  lines: new Map([
    [
      "native",
      { asset: { code: "XLM" }, balance: 0n, limit: undefined, selling: 0n, buying: 0n, flags: 1 },
    ],
  ]),
  pools: new Map(),
  trustLines: 0,
  subentries: 0,
  sponsoring: 0,
  sponsored: 0,
  signers: new Map(),
  thresholds: { low: 0, medium: 0, high: 0 },
  data: new Map(),
  flags: 0,
  homeDomain: "",
  inflation: undefined,
}

/** More entries than any account has: the protocol counts to 2³² with those that it sponsors. */
const MOST_ENTRIES = 2 ** 32 - 1

/** The highest weight of a signer, and the highest threshold. */
const MOST_WEIGHT = 255

/** The highest amount of a ledger entry. */
const MOST_UNITS = 9_223_372_036_854_775_807n

/**
 * Parses Horizon's JSON of an account. Returns undefined if a part is missing or impossible: with a negative count, for
 * example, every payment would look as if it failed.
 */
export function toState(json: unknown): AccountState | undefined {
  try {
    return readState(fieldsOf(json))
  } catch {
    return undefined
  }
}

function readState(account: Readonly<Record<string, unknown>>): AccountState {
  if (!Array.isArray(account.balances) || !Array.isArray(account.signers)) throw impossible()
  const balances = account.balances.map(fieldsOf)
  const lines = balances.flatMap(toLine)
  if (!lines.some(({ asset }) => asset.issuer === undefined)) throw impossible()
  const thresholds = fieldsOf(account.thresholds)
  const subentries = count(account.subentry_count, MOST_ENTRIES)
  return {
    exists: true,
    sequence: whole(account.sequence),
    lines: new Map(lines.map((line) => [assetKey(line.asset), line])),
    pools: new Map(balances.flatMap(toPool)),
    trustLines: balances.length - 1,
    subentries,
    sponsoring: count(account.num_sponsoring, MOST_ENTRIES),
    // Others can pay for its entries, and for the two of the account itself.
    sponsored: count(account.num_sponsored, subentries + 2),
    signers: new Map(account.signers.map(toSigner)),
    thresholds: {
      low: count(thresholds.low_threshold, MOST_WEIGHT),
      medium: count(thresholds.med_threshold, MOST_WEIGHT),
      high: count(thresholds.high_threshold, MOST_WEIGHT),
    },
    data: new Map(
      Object.entries(fieldsOf(account.data)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    flags: bitsOf(fieldsOf(account.flags), [
      "auth_required",
      "auth_revocable",
      "auth_immutable",
      "auth_clawback_enabled",
    ]),
    homeDomain: textOf(account.home_domain) ?? "",
    inflation: textOf(account.inflation_destination),
  }
}

type Entry = Readonly<Record<string, unknown>>

function toLine(entry: Entry): Line[] {
  const isNative = entry.asset_type === "native"
  const code = isNative ? "XLM" : textOf(entry.asset_code)
  const issuer = isNative ? undefined : textOf(entry.asset_issuer)
  if (code === undefined || (!isNative && issuer === undefined)) return []
  return [
    {
      asset: issuer === undefined ? { code } : { code, issuer },
      balance: units(entry.balance),
      limit: isNative ? undefined : units(entry.limit),
      selling: units(entry.selling_liabilities ?? "0"),
      buying: units(entry.buying_liabilities ?? "0"),
      flags: isNative ? LINE_AUTHORIZED : lineFlags(entry),
    },
  ]
}

/** Horizon leaves out flags that are not set, and older versions wrote no flags at all. */
function lineFlags(entry: Entry): number {
  const authorized = entry.is_authorized !== false
  const maintains = !authorized && entry.is_authorized_to_maintain_liabilities === true
  return (
    (authorized ? LINE_AUTHORIZED : 0) |
    (maintains ? LINE_MAINTAIN : 0) |
    (entry.is_clawback_enabled === true ? LINE_CLAWBACK : 0)
  )
}

function toPool(entry: Entry): [string, PoolShares][] {
  const pool = textOf(entry.liquidity_pool_id)
  if (entry.asset_type !== "liquidity_pool_shares" || pool === undefined) return []
  return [[pool, { balance: units(entry.balance), limit: units(entry.limit) }]]
}

function toSigner(json: unknown): [string, number] {
  const { key, weight } = fieldsOf(json)
  if (typeof key !== "string") throw impossible()
  return [key, count(weight, MOST_WEIGHT)]
}

function bitsOf(flags: Entry, names: readonly string[]): number {
  return names.reduce((bits, name, bit) => bits | (flags[name] === true ? 1 << bit : 0), 0)
}

/** A count from 0 to `most`. Horizon leaves out what it doesn't know. */
function count(value: unknown, most: number): number {
  if (value === undefined) return 0
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > most) throw impossible()
  return Number(value)
}

/** A decimal number with seven decimals, in units of 10⁻⁷. */
function units(value: unknown): bigint {
  const [, integer, decimals = ""] = /^(\d{1,12})(?:\.(\d{1,7}))?$/.exec(textOf(value) ?? "") ?? []
  if (integer === undefined) throw impossible()
  const read = BigInt(integer + decimals.padEnd(7, "0"))
  if (read > MOST_UNITS) throw impossible()
  return read
}

function whole(value: unknown): bigint {
  if (typeof value !== "string" || !/^\d{1,19}$/.test(value)) throw impossible()
  return BigInt(value)
}

function impossible(): Error {
  return new RangeError()
}
