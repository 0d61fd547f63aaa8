import { largestAnswer, readInteger } from "../foreign-limits.js"
import { patient } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf, readJson, textOf } from "../stellar/read-json.js"

/** What the RPC says that a call would do. */
export interface Simulation {
  /** Base64 `DiagnosticEvent`s, in order, and whatever else the RPC lists among them. */
  events: readonly unknown[]
  /** Base64 `SorobanAuthorizationEntry`s that the call needs. */
  auth: readonly string[]
  /** Base64 `SorobanTransactionData`: what the call reads and writes. */
  transactionData: string
  /** The least resource fee, in stroops. */
  resourceFee: bigint
  /** Archived data must be restored first. */
  needsRestore: boolean
  /** What the call returns: a base64 `ScVal`. */
  returned: string | undefined
  /** The last ledger, which it was simulated on. */
  ledger: number | undefined
}

/**
 * Simulates a base64 envelope (`simulateTransaction`). Throws a `NetworkError` if the RPC does not answer, and an
 * `Error` with the RPC's own message if the call fails there.
 */
export async function simulate(
  rpcUrl: string,
  transaction: string,
  signal: AbortSignal,
): Promise<Simulation> {
  const result = await askRpc(rpcUrl, "simulateTransaction", { transaction }, signal)
  const error = textOf(result.error)
  // The first line says why; diagnostic events follow.
  if (error !== undefined) throw new Error(error.split("\n")[0])
  const transactionData = textOf(result.transactionData)
  const resourceFee = readInteger(result.minResourceFee)
  if (!transactionData || resourceFee === undefined) {
    throw new NetworkError({ problem: "noSimulation" })
  }
  const [first] = Array.isArray(result.results) ? result.results : []
  const { latestLedger: ledger } = result
  return {
    returned: textOf(fieldsOf(first).xdr),
    ledger: typeof ledger === "number" ? ledger : undefined,
    events: Array.isArray(result.events) ? result.events : [],
    auth: textsOf(fieldsOf(first).auth),
    transactionData,
    resourceFee,
    needsRestore: result.restorePreamble !== undefined,
  }
}

/** What a base64 envelope's call returns when it is simulated: a base64 `ScVal`. Undefined if it fails there. */
export async function simulateReturn(
  rpcUrl: string,
  transaction: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { results } = await askRpc(rpcUrl, "simulateTransaction", { transaction }, signal)
  const [first] = Array.isArray(results) ? results : []
  return textOf(fieldsOf(first).xdr)
}

/** The XDR of ledger entries by their keys, both base64 (`getLedgerEntries`). Missing entries are left out. */
export async function readEntries(
  rpcUrl: string,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { entries } = await askRpc(rpcUrl, "getLedgerEntries", { keys }, signal)
  return new Map(
    (Array.isArray(entries) ? entries : []).flatMap((json): [string, string][] => {
      const { key, xdr } = fieldsOf(json)
      return typeof key === "string" && typeof xdr === "string" ? [[key, xdr]] : []
    }),
  )
}

async function askRpc(
  rpcUrl: string,
  method: string,
  params: object,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal: patient(signal),
  }).catch((cause) => {
    throw new NetworkError({ problem: "noRpc" }, { cause })
  })
  const { result, error } = fieldsOf(await readJson(response, largestAnswer.rpc))
  const message = textOf(fieldsOf(error).message)
  if (message !== undefined) throw new Error(message)
  if (!result) throw new NetworkError({ problem: "noAnswer", status: response.status })
  return fieldsOf(result)
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
}
