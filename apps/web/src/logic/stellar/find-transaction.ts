import { encodeHex } from "@alidade/core/encoding"
import { type Envelope, envelopeHashBytes, readEnvelope } from "@alidade/core/verify"
import { readInteger } from "../foreign-limits.js"
import { askHorizon } from "./horizon.js"
import { NetworkError } from "./network-error.js"
import { fieldsOf } from "./read-json.js"

/** A transaction in a ledger, as Horizon shows it. */
export interface FoundTransaction {
  /** Base64 `TransactionEnvelope` with its signatures. Its hash, or that of the transaction inside, is the one asked for. */
  xdr: string
  ledger: number
  /** When the ledger closed, in ms since the epoch. */
  closedAt: number
  successful: boolean
  /** In stroops. */
  fee: bigint
}

/** The network to ask. */
export interface AskedNetwork {
  passphrase: string
  horizonUrl: string
}

/**
 * Looks a transaction up by its hash (hex): GET `{horizon}/transactions/{hash}`. Returns null if it is in no ledger. Throws
 * a `NetworkError` if Horizon doesn't answer, or shows another transaction.
 */
export async function findTransaction(
  { passphrase, horizonUrl }: AskedNetwork,
  hash: string,
  signal?: AbortSignal,
): Promise<FoundTransaction | null> {
  const record = await readRecord(`${horizonUrl}/transactions/${hash}`, signal)
  if (record === null) return null
  const found = toTransaction(record)
  const own = found && (await hashesOf(found.xdr, passphrase))
  if (!found || !own?.includes(hash.toLowerCase())) {
    throw new NetworkError({ problem: "noRecord", status: 200 })
  }
  return found
}

/** A record of Horizon. Null if it has none. Throws a `NetworkError` if it doesn't answer. */
export async function readRecord(url: string, signal?: AbortSignal): Promise<unknown> {
  const { json, ok, status, isMissing } = await askHorizon(url, signal)
  if (isMissing) return null
  if (!ok || json === null) throw new NetworkError({ problem: "noRecord", status })
  return json
}

/** Reads Horizon's JSON of a transaction. Undefined if a field is missing or absurd. */
function toTransaction(json: unknown): FoundTransaction | undefined {
  const { envelope_xdr: xdr, ledger, created_at: time, successful, ...rest } = fieldsOf(json)
  const fee = readInteger(rest.fee_charged)
  const closedAt = typeof time === "string" ? Date.parse(time) : Number.NaN
  if (typeof xdr !== "string" || typeof ledger !== "number" || !Number.isInteger(ledger)) {
    return undefined
  }
  if (typeof successful !== "boolean" || Number.isNaN(closedAt) || fee === undefined) {
    return undefined
  }
  return { xdr, ledger, closedAt, successful, fee }
}

/** The hashes (hex) of an envelope, and of the transaction inside if it is a fee bump. Undefined if it is damaged. */
async function hashesOf(xdr: string, passphrase: string): Promise<readonly string[] | undefined> {
  let envelope: Envelope
  try {
    envelope = readEnvelope(xdr)
  } catch {
    return undefined
  }
  const parts = envelope.inner ? [envelope, envelope.inner] : [envelope]
  return Promise.all(parts.map(async (one) => encodeHex(await envelopeHashBytes(one, passphrase))))
}
