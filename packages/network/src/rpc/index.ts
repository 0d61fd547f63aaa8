import { problem } from "../http/problem.js"
import { json, type Reply } from "../http/reply.js"
import type { Request } from "../http/request.js"
import type { Route } from "../http/router.js"
import { pathOf, type ServedNetwork } from "../transactions/served-network.js"
import { getEvents } from "./get-events.js"
import { getFeeStats } from "./get-fee-stats.js"
import { getHealth } from "./get-health.js"
import { getLatestLedger } from "./get-latest-ledger.js"
import { getLedgerEntries } from "./get-ledger-entries.js"
import { getLedgers } from "./get-ledgers.js"
import { getNetwork } from "./get-network.js"
import { getTransaction } from "./get-transaction.js"
import { getTransactions } from "./get-transactions.js"
import { getVersionInfo } from "./get-version-info.js"
import { type Method, type RpcError, rpcError } from "./method.js"
import { sendTransaction } from "./send-transaction.js"
import { simulateTransaction } from "./simulate-transaction.js"

/** The methods of Stellar's JSON-RPC. */
export const methods: ReadonlyMap<string, Method> = new Map([
  ["getHealth", getHealth],
  ["getNetwork", getNetwork],
  ["getLatestLedger", getLatestLedger],
  ["getLedgerEntries", getLedgerEntries],
  ["simulateTransaction", simulateTransaction],
  ["sendTransaction", sendTransaction],
  ["getTransaction", getTransaction],
  ["getTransactions", getTransactions],
  ["getLedgers", getLedgers],
  ["getEvents", getEvents],
  ["getFeeStats", getFeeStats],
  ["getVersionInfo", getVersionInfo],
])

/** `POST /rpc`: JSON-RPC 2.0, one call per request. */
export function rpcRoute(network: ServedNetwork): Route {
  return { path: pathOf(network.rpcUrl), POST: (request) => answer(network, request) }
}

async function answer(network: ServedNetwork, { contentType, body }: Request): Promise<Reply> {
  if (contentType !== "application/json")
    throw problem(415, "unsupported_media_type", "Unsupported Media Type", {
      detail: "JSON-RPC is sent as application/json.",
    })
  const call = parse(body)
  if (call === undefined) return json(response(null, rpcError(-32700, "invalid request value")))
  return json(await respond(network, call))
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function respond(network: ServedNetwork, call: unknown): Promise<object> {
  if (typeof call !== "object" || call === null || Array.isArray(call))
    return response(null, rpcError(-32600, "request is not a JSON object"))
  const { jsonrpc, id = null, method, params } = call as Record<string, unknown>
  if (id !== null && typeof id !== "string" && typeof id !== "number")
    return response(null, rpcError(-32600, "invalid request ID"))
  if (jsonrpc !== "2.0") return response(id, rpcError(-32600, "invalid version marker"))
  return response(id, await invoke(network, method, params))
}

async function invoke(network: ServedNetwork, name: unknown, params: unknown): Promise<unknown> {
  const method = typeof name === "string" ? methods.get(name) : undefined
  if (!method)
    return rpcError(
      -32601,
      `The local network does not have the method ${JSON.stringify(name)}.`,
      name,
    )
  if (typeof (params ?? {}) !== "object" || Array.isArray(params))
    return rpcError(-32602, "parameters must be an object")
  const given = (params ?? {}) as Record<string, unknown>
  const { xdrFormat } = given
  if (xdrFormat !== undefined && xdrFormat !== "" && xdrFormat !== "base64")
    return rpcError(
      -32602,
      `The local network does not offer xdrFormat ${JSON.stringify(xdrFormat)}. Leave it out, and read base64.`,
    )
  try {
    return await method(network, given)
  } catch (thrown) {
    return isRpcError(thrown) ? thrown : rpcError(-32603, String(thrown))
  }
}

function response(id: string | number | null, outcome: unknown): object {
  if (!isRpcError(outcome)) return { jsonrpc: "2.0", id, result: outcome }
  const { code, message, data } = outcome
  return { jsonrpc: "2.0", id, error: { code, message, data } }
}

function isRpcError(value: unknown): value is RpcError {
  return value instanceof Error && "code" in value && typeof value.code === "number"
}
