import { readJson } from "./read-json.js"
import { type Answer, readAnswer, undecided } from "./results.js"

/** How long Horizon may take to see a transaction applied, in ms: it gives up itself after some 60 s. */
const PATIENCE = 90_000

/** Sends a signed envelope to the network: POST `{horizon}/transactions`. Never throws: no answer is an answer. */
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
    return undecided()
  }
}
