import { largestAnswer } from "../foreign-limits.js"
import { isNotFound, patient } from "./horizon.js"
import { NetworkError } from "./network-error.js"
import { fieldsOf, readJson } from "./read-json.js"

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
  const response = await fetch(`${horizonUrl}/transactions/${hash}`, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: patient(signal),
  }).catch((cause) => {
    throw new NetworkError({ problem: "noHorizon" }, { cause })
  })
  const json = await readJson(response, largestAnswer.horizon)
  if (response.status === 404 && isNotFound(json)) return null
  const { ledger, created_at: created, successful } = fieldsOf(json)
  const closedAt = typeof created === "string" ? Date.parse(created) : Number.NaN
  const isRead =
    response.ok && Number.isSafeInteger(ledger) && !Number.isNaN(closedAt) && closedAt >= 0
  if (!isRead || typeof successful !== "boolean") {
    throw new NetworkError({ problem: "noAnswer", status: response.status })
  }
  return { ledger: ledger as number, closedAt, successful }
}
