import { askHorizon } from "./horizon.js"
import { NetworkError } from "./network-error.js"
import { fieldsOf } from "./read-json.js"

/** A transaction that a ledger has. */
export interface LedgerTransaction {
  ledger: number
  /** When that ledger closed, in ms since the epoch. */
  closedAt: number
  /** Else it only paid its fee. */
  successful: boolean
}

/**
 * Reads a transaction by its hex hash: GET `{horizon}/transactions/{hash}`. Returns null if no ledger has it. Throws a
 * `NetworkError` if Horizon does not answer or the response is not that transaction.
 */
export async function readTransaction(
  horizonUrl: string,
  hash: string,
  signal?: AbortSignal,
): Promise<LedgerTransaction | null> {
  const url = `${horizonUrl}/transactions/${hash}`
  const { json, ok, status, isMissing } = await askHorizon(url, signal)
  if (isMissing) return null
  const { ledger, created_at: created, successful } = fieldsOf(json)
  const closedAt = typeof created === "string" ? Date.parse(created) : Number.NaN
  const isRead = ok && Number.isSafeInteger(ledger) && !Number.isNaN(closedAt) && closedAt >= 0
  if (!isRead || typeof successful !== "boolean") {
    throw new NetworkError({ problem: "noAnswer", status })
  }
  return { ledger: ledger as number, closedAt, successful }
}
