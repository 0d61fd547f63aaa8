import { fieldsOf } from "../wallet/fields.js"

/** The methods that a page calls, by object or by message. */
export const methods = [
  "stellar_getAddress",
  "stellar_signTransaction",
  "stellar_signAuthEntry",
  "stellar_signMessage",
  "stellar_getNetwork",
  "stellar_disconnect",
] as const

export type Method = (typeof methods)[number]

/** Reads a method; undefined for any other value. */
export function readMethod(value: unknown): Method | undefined {
  return methods.find((method) => method === value)
}

/** An error of EIP-1193 or JSON-RPC (ON9). */
export interface OnekeyError {
  readonly code: number
  readonly message: string
}

/** The outcome of a call; null if nobody replies. */
export type Outcome = { readonly result: unknown } | { readonly error: OnekeyError } | null

const CHANNEL = "onekey@JS_BRIDGE_MESSAGE_EXT_CHANNEL"
const TO_HOST = "onekey@JS_BRIDGE_MESSAGE_DIRECTION-INPAGE_TO_HOST"
const TO_PAGE = "onekey@JS_BRIDGE_MESSAGE_DIRECTION-HOST_TO_INPAGE"
const SCOPE = "stellar"

/** A request that the vendor's provider posts to its page. */
export interface BridgeRequest {
  readonly id: number
  readonly method: unknown
  readonly params: unknown
}

/** Reads a request of the Stellar provider; null for any other message. */
export function readRequest(data: unknown): BridgeRequest | null {
  const { channel, direction, payload } = fieldsOf(data)
  const { id, type, scope, data: call } = fieldsOf(payload)
  if (channel !== CHANNEL || direction !== TO_HOST || scope !== SCOPE) return null
  if (type !== "REQUEST" || typeof id !== "number") return null
  const { method, params } = fieldsOf(call)
  return { id, method, params }
}

/** The reply to a request. */
export function bridgeReply(id: number, outcome: NonNullable<Outcome>): object {
  const reply = { id, type: "RESPONSE", scope: SCOPE }
  return toPage(
    "error" in outcome
      ? { ...reply, error: outcome.error }
      : { ...reply, data: { jsonrpc: "2.0", result: outcome.result } },
  )
}

/** The message that reports the connected account, null for none. */
export function accountMessage(address: string | null): object {
  const data = { method: "wallet_events_accountsChanged", params: address }
  return toPage({ type: "REQUEST", scope: SCOPE, data })
}

function toPage(payload: object): object {
  return { channel: CHANNEL, direction: TO_PAGE, payload }
}
