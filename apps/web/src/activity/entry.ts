import type { RequestKind } from "@alidade/core"
import { readSavedAnswer, readSignedBy, type SignedBy } from "../sign/signed.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"
import type { Answer } from "../stellar/results.js"

/** The kind of an entry: a request to a wallet, or a transaction sent to the network. */
export type EntryKind = RequestKind | "sent"

/** Keys of the texts for requests that succeeded. */
export const results = [
  "connected",
  "verified",
  "partlyVerified",
  "altered",
  "unreported",
  "notVerified",
] as const
export type Result = (typeof results)[number]

/** One finished request. */
export interface Entry {
  id: number
  kind: EntryKind
  /** The other side: the name of the wallet or the network. */
  party: string
  /** When it ended, in ms since the epoch. */
  at: number
  outcome: "done" | "stopped" | "failed"
  /** The result as a sentence, in English for a request. */
  words: string
  /** The error kind or the network's codes, for a report. */
  code?: string | undefined
  /** Passphrase of the network of the request. */
  network?: string | undefined
  /** What was signed or sent, so that it can be retried: base64 XDR or a text. */
  payload?: string | undefined
  /** The wallet's result: the signed envelope or the signature, in base64, and who signed. */
  signed?: (SignedBy & { output: string }) | undefined
  /** The network's answer. */
  answer?: Answer | undefined
}

const kinds: ReadonlySet<unknown> = new Set<EntryKind>([
  "connect",
  "transaction",
  "auth-entry",
  "message",
  "sent",
])
const outcomes: ReadonlySet<unknown> = new Set<Entry["outcome"]>(["done", "stopped", "failed"])

/** Reads the entries of a saved journal and skips invalid ones. */
export function readEntries(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.flatMap((entry) => toEntry(fieldsOf(entry)) ?? []) : []
}

function toEntry(fields: Readonly<Record<string, unknown>>): Entry | undefined {
  const { id, at, kind, outcome, party, words, code, network, payload } = fields
  if (!Number.isSafeInteger(id) || !isTime(at)) return undefined
  if (!kinds.has(kind) || !outcomes.has(outcome)) return undefined
  if (typeof party !== "string" || typeof words !== "string") return undefined
  const signed = readSignedBy(fields.signed)
  const { output } = fieldsOf(fields.signed)
  return {
    id: id as number,
    at,
    kind: kind as EntryKind,
    outcome: outcome as Entry["outcome"],
    party,
    words,
    code: textOf(code),
    network: textOf(network),
    payload: textOf(payload),
    signed: signed && typeof output === "string" ? { ...signed, output } : undefined,
    answer: readSavedAnswer(fields.answer),
  }
}

/** Whether the time is valid. An invalid date would throw while the list renders. */
function isTime(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime())
}
