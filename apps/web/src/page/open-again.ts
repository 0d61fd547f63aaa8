import type { Entry } from "../logic/activity/entry.js"
import type { InboxItem } from "./inbox.js"

/**
 * What opens an entry again: a signed or sent result as it was shown, or a failed request for review. Returns undefined
 * if there is nothing left to show.
 */
export function openAgain({
  kind,
  payload,
  encoding,
  signed,
  answer,
  network,
}: Entry): InboxItem | undefined {
  if (kind === "connect" || payload === undefined || network === undefined) return undefined
  if (kind === "sent") return { what: "signed", network, envelope: { xdr: payload, answer } }
  if (kind === "transaction") {
    if (!signed) return { what: "transaction", network, xdr: payload }
    const { output: xdr, ...by } = signed
    return { what: "signed", network, envelope: { xdr, signed: by } }
  }
  if (kind === "auth-entry") {
    const preimage = payload
    if (!signed) return { what: "authorization", network, preimage }
    const { output: signature, ...by } = signed
    return { what: "authorization", network, preimage, signed: { preimage, signature, signed: by } }
  }
  const typed = { text: payload, ...(encoding ? { form: encoding } : {}) }
  if (!signed) return { what: "message", network, ...typed }
  const { output: signature, ...by } = signed
  return {
    what: "message",
    network,
    ...typed,
    signed: { typed: payload, form: encoding ?? "text", signature, signed: by },
  }
}
