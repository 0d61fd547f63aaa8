import type { InboxItem } from "../links/inbox.js"
import type { Entry } from "./entry.js"

/**
 * What opens an entry again: a signed or sent result as it was shown, or a failed request for review. Returns undefined
 * if there is nothing left to show.
 */
export function openAgain({ kind, payload, signed, answer }: Entry): InboxItem | undefined {
  if (kind === "connect" || payload === undefined) return undefined
  if (kind === "sent") return { what: "signed", envelope: { xdr: payload, answer } }
  if (kind === "transaction") {
    if (!signed) return { what: "transaction", xdr: payload }
    const { output: xdr, ...by } = signed
    return { what: "signed", envelope: { xdr, signed: by } }
  }
  if (kind === "auth-entry") {
    const preimage = payload
    if (!signed) return { what: "authorization", preimage }
    const { output: signature, ...by } = signed
    return { what: "authorization", preimage, signed: { preimage, signature, signed: by } }
  }
  if (!signed) return { what: "message", text: payload }
  const { output: signature, ...by } = signed
  return {
    what: "message",
    text: payload,
    signed: { typed: payload, form: "text", signature, signed: by },
  }
}
