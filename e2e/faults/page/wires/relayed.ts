import type { Wire } from "./wire.js"

/** Replies to an app over WalletConnect, before the phone encrypts them. */
export const relayed: Wire = ({ pass }) => {
  const { stringify } = JSON
  JSON.stringify = (value: unknown, ...rest: unknown[]): string => {
    const write = stringify as (...given: unknown[]) => string
    return write(isReply(value) ? pass(value)[0] : value, ...rest)
  }
  return undefined
}

/** Whether a phone sends it: the result of a request, or the session that it settles. */
function isReply(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("jsonrpc" in value)) return false
  return "result" in value || Reflect.get(value, "method") === "wc_sessionSettle"
}
