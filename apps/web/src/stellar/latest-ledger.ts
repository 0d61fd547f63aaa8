import { patient } from "../account/horizon.js"
import { say } from "../texts/en/stellar.js"
import { readJson } from "./read-json.js"

/** Maximum size of the response, in bytes: some servers add the ledger's metadata. */
const MAX_ANSWER = 20_000_000

/**
 * Reads the latest ledger's number from a network's RPC (`getLatestLedger`). Throws an `Error` with a readable message
 * if the RPC does not answer or the response is invalid.
 */
export async function readLatestLedger(rpcUrl: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getLatestLedger" }),
    signal: patient(signal),
  }).catch((cause) => {
    throw new Error(say("noRpc"), { cause })
  })
  const body = (await readJson(response, MAX_ANSWER)) as {
    result?: { sequence?: unknown }
  } | null
  const sequence = body?.result?.sequence
  if (typeof sequence === "number" && Number.isSafeInteger(sequence)) return sequence
  throw new Error(say("noLedger", { status: String(response.status) }))
}
