import { readJson } from "./read-json.js"
import { type Answer, readAnswer } from "./results.js"

/** Time limit for Horizon to confirm a transaction, in ms. Horizon itself gives up after about 60 s. */
const PATIENCE = 90_000

/**
 * Sends a signed envelope to the network: POST `{horizon}/transactions`. Never throws: a failure is an `unknown`
 * answer.
 */
export async function sendTransaction(horizonUrl: string, xdr: string): Promise<Answer> {
  try {
    const response = await fetch(`${horizonUrl}/transactions`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ tx: xdr }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return readAnswer(response.status, await readJson(response))
  } catch {
    return { outcome: "unknown", again: true }
  }
}
