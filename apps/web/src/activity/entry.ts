import type { RequestKind } from "@alidade/core"
import { readKeptAnswer, readSignedBy, type SignedBy } from "../sign/signed.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"
import type { Answer } from "../stellar/results.js"

/** What an entry of the journal is about: a request to a wallet, or a transaction sent to the network. */
export type EntryKind = RequestKind | "sent"

/** One thing that was asked and came to its end. */
export interface Entry {
  id: number
  kind: EntryKind
  /** Whom it was asked of: a wallet's name, or the network's. */
  party: string
  /** When it ended, in ms since the epoch. */
  at: number
  outcome: "done" | "stopped" | "failed"
  /** How it ended, in words. */
  words: string
  /** The kind of the error, or the network's codes: for a report. */
  code?: string | undefined
  /** Passphrase of the network it was asked for. */
  network?: string | undefined
  /** What was to be signed or sent, so that it can be tried again: base64 XDR, or a text. */
  payload?: string | undefined
  /** What the wallet gave: the signed envelope, or else the signature, in base64; and who signed. */
  signed?: (SignedBy & { output: string }) | undefined
  /** What the network answered. */
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
    answer: readKeptAnswer(fields.answer),
  }
}

/** Whether a `Date` can be made of it: a row that cannot say when would break the list. */
function isMoment(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime())
}
