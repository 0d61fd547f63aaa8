import { isAddress } from "../encoding/strkey.js"
import { amountOf, readStroops, rest } from "./amount.js"
import { ask, unusable } from "./ask.js"
import { fieldsOf, isCode, isNotFound, listOf, readI64, readU32 } from "./guards.js"
import { MOST_ENTRIES, MOST_SIGNERS, missing, reserveOf } from "./reserve.js"
import type { AccountInfo, AccountSigner, AssetBalance, LastLedger } from "./types.js"

/**
 * Reads an account from Horizon: GET `/accounts/{address}`, and the last ledger for its base reserve, which may be
 * missing. `address` is a `G…`.
 */
export async function readFromHorizon(
  horizonUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<AccountInfo> {
  const base = horizonUrl.replace(/\/+$/, "")
  const [{ status, json }, ledger] = await Promise.all([
    ask(`${base}/accounts/${address}`, signal),
    readLedger(base, signal),
  ])
  const { type, status: told } = fieldsOf(json)
  // Horizon's own problem document. Another server that knows no such address says nothing about an account.
  if (status === 404 && told === 404 && isNotFound(type))
    return missing(address, horizonUrl, ledger)
  const info = status === 200 ? toInfo(json, address, horizonUrl, ledger) : undefined
  if (!info) throw unusable(horizonUrl)
  return info
}

async function readLedger(base: string, signal?: AbortSignal): Promise<LastLedger | undefined> {
  try {
    return toLedger((await ask(`${base}/ledgers?order=desc&limit=1`, signal)).json)
  } catch {
    // The account is of use without it.
    signal?.throwIfAborted()
    return undefined
  }
}

/** A time as Horizon writes it, in UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

function toLedger(json: unknown): LastLedger | undefined {
  const [record] = listOf(fieldsOf(fieldsOf(json)._embedded).records, 1)
  const { sequence, closed_at: closed, base_reserve_in_stroops: reserve } = fieldsOf(record)
  const number = readU32(sequence)
  const baseReserve = readU32(reserve)
  if (!number || !baseReserve || typeof closed !== "string" || !TIME.test(closed)) return undefined
  return {
    sequence: number,
    closedAt: Math.floor(Date.parse(closed) / 1000),
    baseReserve: BigInt(baseReserve),
  }
}

/** Reads Horizon's JSON of an account. Undefined if what must be there is missing, absurd, or another account's. */
function toInfo(
  json: unknown,
  address: string,
  server: string,
  ledger: LastLedger | undefined,
): AccountInfo | undefined {
  const given = fieldsOf(json)
  const sequence = readI64(given.sequence)
  const subentries = readU32(given.subentry_count)
  const native = listOf(given.balances, MOST_ENTRIES)
    .map(fieldsOf)
    .find((entry) => entry.asset_type === "native")
  const lumens = readStroops(native?.balance)
  if (given.account_id !== address || sequence === undefined) return undefined
  if (subentries === undefined || !native || lumens === undefined) return undefined
  const sponsoring = readU32(given.num_sponsoring) ?? 0
  const sponsored = readU32(given.num_sponsored) ?? 0
  const reserve = reserveOf({ subentries, sponsoring, sponsored }, ledger?.baseReserve)
  if (!reserve) return undefined
  const selling = readStroops(native.selling_liabilities) ?? 0n
  const domain = given.home_domain
  return {
    address,
    exists: true,
    server,
    balances: [
      {
        ...{ kind: "native", id: "native", code: "XLM", decimals: 7, ...amountOf(lumens) },
        available: reserve.total && amountOf(rest(lumens, reserve.total.units, selling)),
      },
      ...distinct(listOf(given.balances, MOST_ENTRIES).flatMap(toBalance)),
    ],
    sequence,
    reserve,
    ...{ subentries, sponsoring, sponsored },
    ...sponsorOf(given),
    signers: listOf(given.signers, MOST_SIGNERS).flatMap(toSigner),
    thresholds: toThresholds(given.thresholds),
    flags: toFlags(given.flags),
    // The protocol's limit.
    ...(typeof domain === "string" && domain.length <= 32 ? { homeDomain: domain } : {}),
    ...(ledger ? { ledger: { sequence: ledger.sequence, closedAt: ledger.closedAt } } : {}),
    readAt: Date.now(),
  }
}

/** One asset with a trust line, or shares of a pool. Nothing for another kind or a damaged entry. */
function toBalance(entry: unknown): AssetBalance[] {
  const given = fieldsOf(entry)
  const {
    asset_type: type,
    asset_code: code,
    asset_issuer: issuer,
    liquidity_pool_id: pool,
  } = given
  const units = readStroops(given.balance)
  if (units === undefined || type === "native") return []
  const limit = readStroops(given.limit)
  const shared = {
    decimals: 7,
    ...amountOf(units),
    ...(limit === undefined ? {} : { limit: amountOf(limit) }),
  }
  if (type === "liquidity_pool_shares") {
    if (typeof pool !== "string" || !/^[0-9a-f]{64}$/.test(pool)) return []
    return [{ kind: "pool", id: pool, code: "", ...shared, available: amountOf(units) }]
  }
  if (!isCode(code) || !isAddress(issuer) || !issuer.startsWith("G")) return []
  const authorized =
    given.is_authorized !== false
      ? "full"
      : given.is_authorized_to_maintain_liabilities === true
        ? "liabilities"
        : "none"
  const selling = readStroops(given.selling_liabilities) ?? 0n
  const available = amountOf(authorized === "full" ? rest(units, selling) : 0n)
  const id = `${code}:${issuer}`
  return [{ kind: "credit", id, code, issuer, ...shared, available, authorized }]
}

/** Keeps the first of each asset. */
function distinct(balances: readonly AssetBalance[]): readonly AssetBalance[] {
  return [...new Map([...balances].reverse().map((one) => [one.id, one])).values()].reverse()
}

/** What Horizon calls a signer's kind, with the first letter of its strkey. */
const signerKinds: ReadonlyMap<unknown, string> = new Map([
  ["preauth_tx", "T"],
  ["sha256_hash", "X"],
  ["ed25519_signed_payload", "P"],
])

function toSigner(entry: unknown): AccountSigner[] {
  const given = fieldsOf(entry)
  const { type, key } = given
  const weight = readU32(given.weight)
  const letter = signerKinds.get(type)
  const isKey =
    typeof key === "string" &&
    (type === "ed25519_public_key"
      ? isAddress(key)
      : letter !== undefined &&
        key.length < 170 &&
        /^[A-Z2-7]{56,}$/.test(key) &&
        key[0] === letter)
  return isKey && weight !== undefined && weight <= 255
    ? [{ key, weight, ...sponsorOf(given) }]
    : []
}

function sponsorOf({ sponsor }: Readonly<Record<string, unknown>>): { sponsor?: string } {
  return isAddress(sponsor) && sponsor.startsWith("G") ? { sponsor } : {}
}

function toThresholds(json: unknown): AccountInfo["thresholds"] {
  const given = fieldsOf(json)
  const weight = (name: string): number => Math.min(readU32(given[name]) ?? 0, 255)
  return {
    low: weight("low_threshold"),
    medium: weight("med_threshold"),
    high: weight("high_threshold"),
  }
}

function toFlags(json: unknown): AccountInfo["flags"] {
  const given = fieldsOf(json)
  return {
    required: given.auth_required === true,
    revocable: given.auth_revocable === true,
    immutable: given.auth_immutable === true,
    clawback: given.auth_clawback_enabled === true,
  }
}
