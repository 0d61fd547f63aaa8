import type { OnekeyError } from "./wire.js"

const errors = {
  rejected: [4001, "User rejected the request."],
  unauthorized: [4100, "The requested account and/or method has not been authorized by the user."],
  unsupported: [4200, "The requested method is not supported by this provider."],
  timeout: [4500, "The request timed out."],
  invalid: [-32602, "Invalid method parameter(s)."],
  notImplemented: [-32603, "not implemented"],
  internal: [-32603, "Internal JSON-RPC error."],
} as const

/** A failed call (ON9). */
export function failed(kind: keyof typeof errors): { readonly error: OnekeyError } {
  const [code, message] = errors[kind]
  return { error: { code, message } }
}
