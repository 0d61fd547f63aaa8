import { isAddress } from "@alidade/core"
import { toStroops } from "../stellar/amount.js"
import { fieldsOf, readJson, textOf } from "../stellar/read-json.js"
import { say } from "../texts/en/stellar.js"

/** The fields of a Horizon account that the page needs. */
export interface LedgerAccount {
  /** The current sequence number. */
  sequence: string
  /** The balances, XLM first. */
  balances: readonly Holding[]
  /** XLM that can't be sent: the network's reserve, and the amount committed to offers. In stroops. */
  held: bigint
  /** The keys that can sign for it (`G…`), with the weight of each signature. */
  signers: readonly { address: string; weight: number }[]
  /** The weight that each class of operation requires. */
  thresholds: { low: number; medium: number; high: number }
  /** The domain that the account names as its own, unchecked. */
  homeDomain?: string | undefined
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

/** The reserve for each entry of an account: half an XLM, in stroops. */
export const RESERVE = 5_000_000n

/** Time limit of a request to Horizon, in ms. */
const PATIENCE = 15_000

/**
 * Reads an account: GET `{horizon}/accounts/{address}`. Returns null if the network has no such account. Throws an
 * `Error` with a readable message if Horizon does not answer or the response is not an account.
 */
export async function readAccount(
  horizonUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<LedgerAccount | null> {
  return readAccountAs(toAccount, horizonUrl, address, signal)
}

/** The same, with another reading of Horizon's JSON. It returns undefined if the JSON is not an account. */
export async function readAccountAs<T>(
  read: (json: unknown) => T | undefined,
  horizonUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<T | null> {
  const response = await fetch(`${horizonUrl}/accounts/${encodeURIComponent(address)}`, {
    headers: { accept: "application/json" },
    signal: patient(signal),
  }).catch((cause) => {
    throw new Error(say("noHorizon"), { cause })
  })
  const json = await readJson(response)
  if (response.status === 404) return null
  const account = response.ok ? read(json) : undefined
  if (!account) throw new Error(say("noAccount", { status: String(response.status) }))
  return account
}

/** Adds a time limit to a signal. */
export function patient(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Parses Horizon's JSON of an account. Returns undefined if it is invalid. */
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
    homeDomain: textOf(rest.home_domain),
  }
}

/** Keeps only Ed25519 keys: nobody holds the other kinds, such as hashes. */
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
