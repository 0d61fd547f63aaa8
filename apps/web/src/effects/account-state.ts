import type { AssetName } from "@alidade/core/describe"
import { toStroops } from "../stellar/amount.js"
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
  /** Whether the issuer lets the account hold and send it. */
  authorized: boolean
}

/** The state of an account that the effect of an operation depends on. */
export interface AccountState {
  /** Balances by asset key. Shares of pools are not listed. */
  lines: ReadonlyMap<string, Line>
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
  /** Names of its data entries. */
  data: ReadonlySet<string>
}

/** Parses Horizon's JSON of an account. Returns undefined if it is invalid. */
export function toState(json: unknown): AccountState | undefined {
  const account = fieldsOf(json)
  if (!Array.isArray(account.balances) || !Array.isArray(account.signers)) return undefined
  const lines = account.balances.flatMap(toLine)
  if (!lines.some(({ asset }) => asset.issuer === undefined)) return undefined
  const thresholds = fieldsOf(account.thresholds)
  return {
    lines: new Map(lines.map((line) => [assetKey(line.asset), line])),
    trustLines: account.balances.length - 1,
    subentries: count(account.subentry_count),
    sponsoring: count(account.num_sponsoring),
    sponsored: count(account.num_sponsored),
    signers: new Map(account.signers.flatMap(toSigner)),
    thresholds: {
      low: count(thresholds.low_threshold),
      medium: count(thresholds.med_threshold),
      high: count(thresholds.high_threshold),
    },
    data: new Set(Object.keys(fieldsOf(account.data))),
  }
}

function toLine(json: unknown): Line[] {
  const entry = fieldsOf(json)
  const amount = (name: string): bigint => toStroops(textOf(entry[name]) ?? "0")
  const isNative = entry.asset_type === "native"
  const code = isNative ? "XLM" : textOf(entry.asset_code)
  const issuer = isNative ? undefined : textOf(entry.asset_issuer)
  if (code === undefined || (!isNative && issuer === undefined)) return []
  return [
    {
      asset: issuer === undefined ? { code } : { code, issuer },
      balance: amount("balance"),
      limit: isNative ? undefined : amount("limit"),
      selling: amount("selling_liabilities"),
      buying: amount("buying_liabilities"),
      authorized: isNative || entry.is_authorized !== false,
    },
  ]
}

function toSigner(json: unknown): [string, number][] {
  const { key, weight } = fieldsOf(json)
  return typeof key === "string" ? [[key, count(weight)]] : []
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : 0
}
