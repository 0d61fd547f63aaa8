import { largestAnswer } from "../foreign-limits.js"
import { patient } from "./horizon.js"
import { fieldsOf, readJson } from "./read-json.js"

/** The last closed ledger of a network. */
export interface LastLedger {
  sequence: number
  /** When it closed, in ms since the epoch. A real network closes the next one about five seconds later. */
  closedAt: number
  /** The reserve for each entry of an account, in stroops. */
  baseReserve: bigint
}

/**
 * Reads the last closed ledger: GET `{horizon}/ledgers?order=desc&limit=1`. Returns undefined if Horizon doesn't answer,
 * or the response is something else. Rejects only when the signal aborts it.
 */
export async function readLastLedger(
  horizonUrl: string,
  signal?: AbortSignal,
): Promise<LastLedger | undefined> {
  try {
    const response = await fetch(`${horizonUrl}/ledgers?order=desc&limit=1`, {
      headers: { accept: "application/json" },
      cache: "no-store",
      signal: patient(signal),
    })
    return response.ok ? toLastLedger(await readJson(response, largestAnswer.ledger)) : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** A time as Horizon writes it, in UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** Reads Horizon's JSON of a list with one ledger. Undefined if a field is missing or absurd. */
export function toLastLedger(json: unknown): LastLedger | undefined {
  const { records } = fieldsOf(fieldsOf(json)._embedded)
  const record = fieldsOf(Array.isArray(records) ? records[0] : undefined)
  const { sequence, closed_at: closed, base_reserve_in_stroops: reserve } = record
  const closedAt = typeof closed === "string" && TIME.test(closed) ? Date.parse(closed) : Number.NaN
  if (!isCount(sequence) || !isCount(reserve) || Number.isNaN(closedAt)) return undefined
  return { sequence, closedAt, baseReserve: BigInt(reserve) }
}

/** Sequence numbers and reserves are positive and have 32 bits. */
function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 32
}
