import { isAddress } from "@alidade/core"
import { toStroops } from "../stellar/amount.js"
import { fieldsOf, readJson } from "../stellar/read-json.js"

/** An account as Horizon tells it: what the page needs of it. */
export interface LedgerAccount {
  /** Its present sequence number. */
  sequence: string
  /** What it holds, XLM first. */
  balances: readonly Holding[]
  /** XLM that it cannot send: what the network holds in reserve, and what its offers promise. In stroops. */
  held: bigint
  /** Keys that sign for it (`G…`), and what the signature of each weighs. */
  signers: readonly { address: string; weight: number }[]
  /** The weight that it asks for, by what a transaction does. */
  thresholds: { low: number; medium: number; high: number }
}

/** An asset that an account holds. */
export interface Holding {
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  code: string
  issuer?: string
  /** A decimal number, as Horizon writes it. */
  balance: string
}

/** What the network holds in reserve for each entry of an account: half an XLM, in stroops. */
const RESERVE = 5_000_000n

/** How long Horizon may take, in ms. */
const PATIENCE = 15_000

/**
 * Reads an account: GET `{horizon}/accounts/{address}`. Null: the network has no such account. Throws an `Error` in
 * words when Horizon does not answer, or answers something else.
 */
export async function readAccount(
  horizonUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<LedgerAccount | null> {
  const response = await fetch(`${horizonUrl}/accounts/${encodeURIComponent(address)}`, {
    headers: { accept: "application/json" },
    signal: patient(signal),
  }).catch((cause) => {
    throw new Error("Can’t reach Horizon.", { cause })
  })
  const json = await readJson(response)
  if (response.status === 404) return null
  const account = response.ok ? toAccount(json) : undefined
  if (!account) throw new Error(`Horizon returned no account (status ${response.status}).`)
  return account
}

/** A signal that also gives up when Horizon takes too long. */
export function patient(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Horizon's JSON of an account; undefined for what is none. */
export function toAccount(json: unknown): LedgerAccount | undefined {
  const { sequence, balances, ...rest } = fieldsOf(json)
  if (typeof sequence !== "string" || !/^\d+$/.test(sequence)) return undefined
  if (!Array.isArray(balances)) return undefined
  const native = balances.find((entry) => entry?.asset_type === "native")
  const entries =
    2n + count(rest.subentry_count) + count(rest.num_sponsoring) - count(rest.num_sponsored)
  return {
    sequence,
    balances: balances
      .flatMap(toHolding)
      .sort((a, b) => Number(b.asset === "native") - Number(a.asset === "native")),
    held: entries * RESERVE + toStroops(String(native?.selling_liabilities ?? 0)),
    signers: Array.isArray(rest.signers) ? rest.signers.flatMap(toSigner) : [],
    thresholds: toThresholds(rest.thresholds),
  }
}

/** A signer of a key; hashes that sign are left out: nobody holds them. */
function toSigner(entry: Record<string, unknown> | null): LedgerAccount["signers"][number][] {
  const { type, key: address, weight } = entry ?? {}
  if (type !== "ed25519_public_key" || !isAddress(address) || !count(weight)) return []
  return [{ address, weight: Number(weight) }]
}

function toThresholds(json: unknown): LedgerAccount["thresholds"] {
  const given = fieldsOf(json)
  const weight = (name: string): number => Number(count(given[name]))
  return {
    low: weight("low_threshold"),
    medium: weight("med_threshold"),
    high: weight("high_threshold"),
  }
}

function toHolding(entry: Record<string, unknown> | null): Holding[] {
  const balance = entry?.balance
  if (typeof balance !== "string" || !/^\d+(\.\d{1,7})?$/.test(balance)) return []
  if (entry?.asset_type === "native") return [{ asset: "native", code: "XLM", balance }]
  const { asset_code: code, asset_issuer: issuer } = entry ?? {}
  if (typeof code !== "string" || typeof issuer !== "string") return []
  return [{ asset: `${code}:${issuer}`, code, issuer, balance }]
}

function count(value: unknown): bigint {
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : 0n
}
