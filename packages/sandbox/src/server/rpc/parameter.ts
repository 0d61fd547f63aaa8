import { rpcError } from "./method.js"

/** A parameter that must be a text. Throws an `RpcError` if it is not. */
export function text(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name]
  if (typeof value !== "string") throw rpcError(-32602, `parameter "${name}" must be a string`)
  return value
}
