import { isAddress } from "@alidade/core"
import { readInteger } from "../foreign-limits.js"
import { NetworkError } from "./network-error.js"
import { fieldsOf, readJson, textOf } from "./read-json.js"

/** The fields of a Horizon account that the page needs. */
export interface LedgerAccount {
  /** The current sequence number. */
  sequence: string
  /** The keys that can sign for it (`G…`), with the weight of each signature. */
  signers: readonly { address: string; weight: number }[]
  /**
   * Its signers that are not keys: a transaction (`T…`), the value of a hash (`X…`), or a signed payload (`P…`). Absent
   * if all are keys.
   */
  otherSigners?: readonly { address: string; weight: number }[]
  /** The weight that each class of operation requires. */
  thresholds: { low: number; medium: number; high: number }
  /** The domain that the account names as its own, unchecked. */
  homeDomain?: string | undefined
}

/** Time limit of a request to Horizon, in ms. */
const PATIENCE = 15_000

/**
 * Reads an account: GET `{horizon}/accounts/{address}`. Returns null if the network has no such account. Throws a
 * `NetworkError` if Horizon does not answer or the response is not an account.
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
  const url = `${horizonUrl}/accounts/${encodeURIComponent(address)}`
  const { json, ok, status, isMissing } = await askHorizon(url, signal)
  if (isMissing) return null
  const account = ok ? read(json) : undefined
  if (!account) throw new NetworkError({ problem: "noAccount", status })
  return account
}

/** What Horizon answers: its JSON, null if that is invalid, and whether it says that it has no such thing. */
export interface HorizonAnswer {
  ok: boolean
  status: number
  json: unknown
  isMissing: boolean
}

/** Asks Horizon. Throws a `NetworkError` if it does not answer, and the signal's reason once it is aborted. */
export async function askHorizon(url: string | URL, signal?: AbortSignal): Promise<HorizonAnswer> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: patient(signal),
  }).catch((cause) => {
    signal?.throwIfAborted()
    throw new NetworkError({ problem: "noHorizon" }, { cause })
  })
  const { ok, status } = response
  const json = await readJson(response)
  return { ok, status, json, isMissing: status === 404 && isNotFound(json) }
}

/** Horizon's own problem document. Another server that knows no such address says nothing about an account. */
function isNotFound(json: unknown): boolean {
  const { type, status } = fieldsOf(json)
  return typeof type === "string" && type.endsWith("/not_found") && status === 404
}

/** Adds a time limit to a signal. */
export function patient(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Parses Horizon's JSON of an account. Returns undefined if it is invalid. */
export function toAccount(json: unknown): LedgerAccount | undefined {
  const { sequence, ...rest } = fieldsOf(json)
  if (readInteger(sequence) === undefined) return undefined
  return {
    sequence: sequence as string,
    signers: Array.isArray(rest.signers) ? rest.signers.flatMap(toSigner) : [],
    ...toOtherSigners(rest.signers),
    thresholds: toThresholds(rest.thresholds),
    homeDomain: textOf(rest.home_domain),
  }
}

/** The kinds of signers that are not keys, as Horizon names them, with the first letter of their strkeys. */
const otherKinds: ReadonlyMap<unknown, string> = new Map([
  ["preauth_tx", "T"],
  ["sha256_hash", "X"],
  ["ed25519_signed_payload", "P"],
])

function toOtherSigners(signers: unknown): Pick<LedgerAccount, "otherSigners"> {
  if (!Array.isArray(signers)) return {}
  const others = signers.flatMap((entry) => {
    const { type, key, weight } = fieldsOf(entry)
    const letter = otherKinds.get(type)
    const isKey =
      typeof key === "string" && letter && new RegExp(`^${letter}[A-Z2-7]{55,164}$`).test(key)
    return isKey && count(weight) ? [{ address: key, weight: Number(weight) }] : []
  })
  return others.length > 0 ? { otherSigners: others } : {}
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

function count(value: unknown): bigint {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? BigInt(value) : 0n
}
