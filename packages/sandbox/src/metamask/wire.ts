import { fieldsOf } from "../wallet/fields.js"

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number
  readonly message: string
}

/** The outcome of a request; null if nobody answers. */
export type Outcome = { readonly result: unknown } | { readonly error: RpcError } | null

/** A JSON-RPC request of a page. */
export interface RpcRequest {
  readonly id: number | string
  readonly method: string
  readonly params: unknown
}

/** Reads a JSON-RPC request; null for anything else, as it has nobody to answer. */
export function readRpc(data: unknown): RpcRequest | null {
  const { id, method, params } = fieldsOf(data)
  if (typeof id !== "number" && typeof id !== "string") return null
  return typeof method === "string" ? { id, method, params } : null
}

/** The reply to a JSON-RPC request. */
export function rpcReply({ id }: RpcRequest, outcome: NonNullable<Outcome>): object {
  return { jsonrpc: "2.0", id, ...outcome }
}

/** MM11: says that the session has changed. */
export function sessionChanged(sessionScopes: object): object {
  return { jsonrpc: "2.0", method: "wallet_sessionChanged", params: { sessionScopes } }
}

/** `type` of what goes through the port (MM2). */
export const PORT_TYPE = "caip-348"

/** Names of the streams in page messages: the one that tells the extension's id (MM3), and the session's (MM4). */
export type Stream = "metamask-provider" | "metamask-multichain-provider"

/** Reads a page message to the extension; null for any other. */
export function readPageMessage(message: unknown): { stream: Stream; data: unknown } | null {
  const { target, data } = fieldsOf(message)
  const { name, data: inner } = fieldsOf(data)
  if (target !== "metamask-contentscript") return null
  return name === "metamask-provider" || name === "metamask-multichain-provider"
    ? { stream: name, data: inner }
    : null
}

/** A page message from the extension. */
export function pageMessage(name: Stream, data: object): object {
  return { target: "metamask-inpage", data: { name, data } }
}

/** MM3: asks the page to ask for the extension's id again. */
export const CAN_RETRY: object = {
  jsonrpc: "2.0",
  method: "METAMASK_EXTENSION_CONNECT_CAN_RETRY",
}
