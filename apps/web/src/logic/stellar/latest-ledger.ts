import { largestAnswer } from "../foreign-limits.js"
import { patient } from "./horizon.js"
import { NetworkError } from "./network-error.js"
import { readJson } from "./read-json.js"

/**
 * Reads the latest ledger's number from a network's RPC (`getLatestLedger`). Throws a `NetworkError` if the RPC does not answer or the response is invalid.
 */
export async function readLatestLedger(rpcUrl: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getLatestLedger" }),
    signal: patient(signal),
  }).catch((cause) => {
    throw new NetworkError({ problem: "noRpc" }, { cause })
  })
  const body = (await readJson(response, largestAnswer.rpc)) as {
    result?: { sequence?: unknown }
  } | null
  const sequence = body?.result?.sequence
  if (typeof sequence === "number" && Number.isSafeInteger(sequence)) return sequence
  throw new NetworkError({ problem: "noLedger", status: response.status })
}
