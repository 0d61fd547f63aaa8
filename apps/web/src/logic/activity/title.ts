import type { Deeds } from "../sentence/deed.js"
import type { EntryKind } from "./entry.js"
import type { EnvelopeFacts } from "./envelope-facts.js"
import { type ActivityItem, envelopeOf, subjectOf } from "./group.js"
import { compareDeeds, type Rejection } from "./rejection.js"

/** What an item of the activity is, without words. */
export type ItemTitle =
  | { what: "deeds"; deeds: Deeds; isDone: boolean }
  /** The wallet returned another transaction, which differs in one value. */
  | { what: "changed"; rejection: Rejection }
  /** The wallet returned something else for this request. */
  | { what: "rejected"; deeds: Deeds }
  | { what: "message"; text: string }
  | { what: "kind"; kind: EntryKind }

/** Reads an envelope (base64 XDR) for a network (passphrase). Undefined until it is read, or if it can't be. */
export type ReadEnvelope = (xdr: string, network: string) => EnvelopeFacts | undefined

/** What an item is called. */
export function titleOf(item: ActivityItem, read: ReadEnvelope): ItemTitle {
  const { state, entries } = item
  const { kind } = entries[0]!
  const { payload, encoding } = subjectOf(item) ?? {}
  if (kind === "message" && payload !== undefined && !encoding)
    return { what: "message", text: payload }
  const facts = factsOf(item, read)
  if (!facts) return { what: "kind", kind }
  const { deeds } = facts
  if (state !== "rejected") return { what: "deeds", deeds, isDone: state === "confirmed" }
  const rejection = rejectionOf(item, read)
  return rejection ? { what: "changed", rejection } : { what: "rejected", deeds }
}

/** What an item's envelope says. */
export function factsOf(item: ActivityItem, read: ReadEnvelope): EnvelopeFacts | undefined {
  const { network } = item.entries[0]!
  const xdr = envelopeOf(item)
  return xdr === undefined || network === undefined ? undefined : read(xdr, network)
}

/** What a wallet changed in a transaction, if that is one value. */
export function rejectionOf(item: ActivityItem, read: ReadEnvelope): Rejection | undefined {
  const { network, returned } = item.entries.at(-1)!
  const requested = factsOf(item, read)
  if (item.state !== "rejected" || network === undefined || returned === undefined) return undefined
  const got = read(returned, network)
  return requested && got && compareDeeds(requested.deeds, got.deeds)
}
