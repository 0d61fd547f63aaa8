import type { ServedNetwork } from "../transactions/served-network.js"

/** An error with a code of JSON-RPC 2.0. */
export interface RpcError extends Error {
  readonly code: number
  readonly data?: unknown
}

/** Creates a JSON-RPC error, for methods to throw. */
export function rpcError(code: number, message: string, data?: unknown): RpcError {
  return Object.assign(new Error(message), { code, ...(data === undefined ? {} : { data }) })
}

/** A method of Stellar's JSON-RPC. It returns its result or throws an `RpcError`, synchronously or not. */
export type Method = (network: ServedNetwork, params: Readonly<Record<string, unknown>>) => unknown

/** A string parameter. Throws an `RpcError` if it is missing or has another type. */
export function text(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name]
  if (typeof value !== "string") throw rpcError(-32602, `parameter "${name}" must be a string`)
  return value
}
