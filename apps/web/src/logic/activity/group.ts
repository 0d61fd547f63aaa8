import { encodeHex } from "@alidade/core/encoding"
import { readEnvelope } from "@alidade/core/verify"
import type { Entry } from "./entry.js"

/** A transaction, authorization, message, or connection, with all that was done about it. */
export interface ActivityItem {
  /** That of its first entry. */
  id: number
  /** The entries about it, earliest first. */
  entries: readonly Entry[]
  state: ItemState
}

/**
 * How far it is. `confirmed`, `refused`, and `unanswered` are the network's answers. `rejected`: the wallet returned
 * something else than requested. `stopped`: the visitor declined or canceled it.
 */
export type ItemState =
  | "confirmed"
  | "refused"
  | "unanswered"
  | "signed"
  | "connected"
  | "rejected"
  | "failed"
  | "stopped"

/** Puts the entries about one transaction together. Takes and returns the latest first. */
export function groupEntries(entries: readonly Entry[]): ActivityItem[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    groups.set(key, [entry, ...(groups.get(key) ?? [])])
  }
  return [...groups.values()].map((group) => ({
    id: group[0]!.id,
    entries: group,
    state: stateOf(group),
  }))
}

/** The latest entry that still has what it is about: base64 XDR of a transaction or a preimage, or a message. */
export function subjectOf({ entries }: ActivityItem): Entry | undefined {
  return entries.findLast(({ payload }) => payload !== undefined)
}

/** The envelope of a transaction, if it is still kept. */
export function envelopeOf(item: ActivityItem): string | undefined {
  const subject = subjectOf(item)
  return subject && isTransaction(subject) ? subject.payload : undefined
}

function isTransaction({ kind }: Entry): boolean {
  return kind === "transaction" || kind === "sent"
}

/** Entries with the same key are about the same transaction. A rejected reply was another one. */
function keyOf(entry: Entry): string {
  const { id, network = "", answer } = entry
  const same = isRejection(entry) ? undefined : (bodyOf(entry) ?? answer?.hash)
  return same === undefined ? `${id}` : `${network} ${same}`
}

const bodies = new WeakMap<Entry, string>()

/** The transaction of an entry without its signatures. */
function bodyOf(entry: Entry): string | undefined {
  const { payload } = entry
  if (payload === undefined || !isTransaction(entry)) return undefined
  const known = bodies.get(entry)
  if (known !== undefined) return known
  try {
    const body = encodeHex(readEnvelope(payload).body)
    bodies.set(entry, body)
    return body
  } catch {
    // What a wallet was asked to sign may be no envelope.
    return undefined
  }
}

/** The errors of a reply that differs from the request. */
const rejections: ReadonlySet<unknown> = new Set(["altered", "bad-signature", "wrong-account"])

function isRejection({ outcome, code }: Entry): boolean {
  return outcome === "failed" && rejections.has(code)
}

function stateOf(entries: readonly Entry[]): ItemState {
  const answers = entries.flatMap(({ answer }) => answer ?? [])
  // Once it is in a ledger, it stays there, whatever another attempt to send it returns.
  if (answers.some(({ outcome }) => outcome === "applied")) return "confirmed"
  const answer = answers.at(-1)
  if (answer) return answer.outcome === "refused" ? "refused" : "unanswered"
  if (entries.some(({ outcome }) => outcome === "done"))
    return entries[0]!.kind === "connect" ? "connected" : "signed"
  const last = entries.at(-1)!
  if (isRejection(last)) return "rejected"
  return last.outcome === "stopped" ? "stopped" : "failed"
}
