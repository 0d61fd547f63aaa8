import { fieldsOf, readKeptAnswer, readSignedBy } from "../sign/signed.js"
import type { Entry, EntryKind } from "./journal.js"

const kinds: ReadonlySet<unknown> = new Set<EntryKind>([
  "connect",
  "transaction",
  "auth-entry",
  "message",
  "sent",
])
const outcomes: ReadonlySet<unknown> = new Set<Entry["outcome"]>(["done", "stopped", "failed"])

/** Reads back the entries of a journal. What is no entry is left out. */
export function readEntries(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.flatMap((one) => toEntry(fieldsOf(one)) ?? []) : []
}

function toEntry(fields: Readonly<Record<string, unknown>>): Entry | undefined {
  const { id, at, kind, outcome, party, words, code, network, payload } = fields
  if (!Number.isSafeInteger(id) || !isMoment(at)) return undefined
  if (!kinds.has(kind) || !outcomes.has(outcome)) return undefined
  if (typeof party !== "string" || typeof words !== "string") return undefined
  const signed = readSignedBy(fields.signed)
  const { output } = fieldsOf(fields.signed)
  const answer = readKeptAnswer(fields.answer)
  return {
    id: id as number,
    at,
    kind: kind as EntryKind,
    outcome: outcome as Entry["outcome"],
    party,
    words,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof network === "string" ? { network } : {}),
    ...(typeof payload === "string" ? { payload } : {}),
    ...(signed && typeof output === "string" ? { signed: { ...signed, output } } : {}),
    ...(answer ? { answer } : {}),
  }
}

/** Whether a `Date` can be made of it: a row that cannot say when would break the list. */
function isMoment(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime())
}
