import type { Network } from "../network.js"

/** A failure with a code of JSON-RPC 2.0. */
export interface RpcError extends Error {
  readonly code: number
  readonly data?: unknown
}

/** Makes a failure of JSON-RPC, to be thrown by a method. */
export function rpcError(code: number, message: string, data?: unknown): RpcError {
  return Object.assign(new Error(message), { code, ...(data === undefined ? {} : { data }) })
}

/** A method of Stellar's JSON-RPC: what it answers, in its own shape, or an `RpcError` that it throws. */
export type Method = (network: Network, params: Readonly<Record<string, unknown>>) => unknown

/** A parameter that must be a text. Throws an `RpcError` if it is not. */
export function text(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name]
  if (typeof value !== "string") throw rpcError(-32602, `parameter "${name}" must be a string`)
  return value
}
