import { type Fields, fieldsOf } from "../../../wallet/fields.js"

/** The relay's JSON-RPC 2.0 over WebSocket. */

/** A frame of a client: a request, or the confirmation of a notification. Its id stays as it was written. */
export type Frame =
  | { readonly id: string; readonly method: string; readonly params: Fields }
  | { readonly id: string; readonly received: true }

/** The result of a request. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** A number as an id. Inside a string its quotation marks would be escaped, so strings stay unchanged. */
const numberedId = /"id"\s*:\s*(-?\d+)(?=\s*[,}])/g

/**
 * Reads a frame, or returns null if it is invalid. Clients use ids beyond 2^53, where JavaScript's numbers are inexact,
 * so an id is kept as JSON text and sent back unchanged.
 */
export function readFrame(text: string): Frame | null {
  const value = parse(text.replace(numberedId, '"id":{"number":"$1"}'))
  const id = idOf(value.id)
  if (id === null) return null
  if (typeof value.method === "string")
    return { id, method: value.method, params: fieldsOf(value.params) }
  return "result" in value ? { id, received: true } : null
}

function idOf(id: unknown): string | null {
  if (typeof id === "string") return JSON.stringify(id)
  const { number } = fieldsOf(id)
  return typeof number === "string" ? number : null
}

/** The reply to the request with an id. */
export function answer(id: string, outcome: Outcome): string {
  return `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(outcome).slice(1)}`
}

/** The notification that delivers a message to a subscriber. */
export function notification(id: number, subscription: string, data: object): string {
  const params = { id: subscription, data }
  return JSON.stringify({ id, jsonrpc: "2.0", method: "irn_subscription", params })
}

function parse(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
