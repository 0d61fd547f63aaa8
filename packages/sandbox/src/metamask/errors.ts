import type { RpcError } from "./wire.js"

/** Errors of JSON-RPC, outside a result (MM8). */
const errors = {
  rejected: [4001, "User rejected the request."],
  unauthorized: [4100, "The requested account and/or method has not been authorized by the user."],
  scopes: [5100, "Requested scopes are not supported"],
  properties: [5302, "Invalid sessionProperties requested"],
  unknown: [-32601, "The method does not exist / is not available."],
  invalid: [-32602, "Invalid method parameter(s)."],
  noAccount: [-32602, "No available account found for request."],
  internal: [-32603, "Internal JSON-RPC error."],
} as const

/** A failed call. */
export function failed(kind: keyof typeof errors): { readonly error: RpcError } {
  const [code, message] = errors[kind]
  return { error: { code, message } }
}

/** A failed signature, inside a result that looks like a success (MM7). */
export interface InnerError {
  readonly code: -1 | -2 | -3 | -4
  readonly message: string
  readonly ext?: readonly string[]
}

const innerMessages = {
  [-1]: "The wallet encountered an internal error. Please try again or contact the wallet if the problem persists.",
  [-2]: "An error occurred with an external service. Please try again.",
  [-3]: "Request is invalid. Please check the details and try again.",
  [-4]: "The user rejected this request.",
} as const

/** @param reason why a request is invalid */
export function innerError(code: InnerError["code"], reason?: string): InnerError {
  return { code, message: innerMessages[code], ...(reason && { ext: [reason] }) }
}
