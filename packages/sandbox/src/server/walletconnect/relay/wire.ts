import { type Fields, fieldsOf } from "../../../wallet/fields.js"

/** The relay's JSON-RPC 2.0 over WebSocket. */

/** A frame from a client: a request, or that it received a notification. Its id is kept as it was written. */
export type Frame =
  | { readonly id: string; readonly method: string; readonly params: Fields }
  | { readonly id: string; readonly received: true }

/** What a request comes to. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** A number that stands as an id. In a text it would be written with escaped quotation marks, so none is touched. */
const numberedId = /"id"\s*:\s*(-?\d+)(?=\s*[,}])/g

/**
 * Reads a frame; null where it is none. Clients number their requests beyond 2^53, where JavaScript's numbers are
 * not exact: an id is kept as JSON text, to be sent back letter by letter.
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

/** The answer to the request of that id. */
export function answer(id: string, outcome: Outcome): string {
  return `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(outcome).slice(1)}`
}

/** A message that is handed to a subscriber. */
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
