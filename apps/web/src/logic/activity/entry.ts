import type { Reason, RequestKind } from "@alidade/core"
import type { FailureDescription } from "../sign/describe-failure.js"
import { readSignedBy, type SignedBy } from "../sign/signed.js"
import { fieldsOf, isTime, textOf } from "../stellar/read-json.js"
import { type Answer, readSavedAnswer } from "../stellar/results.js"
import { readReason } from "./read-reason.js"

/** The kind of an entry: a request to a wallet, or a transaction sent to the network. */
export type EntryKind = RequestKind | "sent"

/** What was verified of a request that succeeded. */
const results = [
  "connected",
  "verified",
  "partlyVerified",
  "altered",
  "unreported",
  "notVerified",
] as const
export type Result = (typeof results)[number]

/** What a wallet did to a transaction. */
type Change = NonNullable<FailureDescription["change"]>
const changes: readonly Change[] = ["lostSignature", "otherTransaction"]

/** One finished request. */
export interface Entry {
  id: number
  kind: EntryKind
  /** The other side: the name of the wallet or the network. */
  party: string
  /** When it ended, in ms since the epoch. */
  at: number
  /** When it was sent, likewise. */
  since?: number | undefined
  outcome: "done" | "stopped" | "failed"
  result?: Result | undefined
  change?: Change | undefined
  /** The English message of an error. */
  words?: string | undefined
  /** The same for words in the page's language, unless `words` are somebody else's. */
  reason?: Reason | undefined
  /** The error kind or the network's codes, for a report. */
  code?: string | undefined
  /** Passphrase of the network of the request. */
  network?: string | undefined
  /** What was signed or sent, so that it can be retried: base64 XDR or a text. */
  payload?: string | undefined
  /** `payload` is base64 of a message's bytes, which are not text. */
  encoding?: "base64" | undefined
  /** The wallet's result: the signed envelope or the signature, in base64, and who signed. */
  signed?: (SignedBy & { output: string }) | undefined
  /** The envelope that the wallet returned, and that was rejected. */
  returned?: string | undefined
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

/** Reads a saved entry. Undefined if it is invalid. */
export function readEntry(value: unknown): Entry | undefined {
  const fields = fieldsOf(value)
  const { id, at, since, kind, outcome, party, words, code, network, payload, returned } = fields
  if (!Number.isSafeInteger(id) || !isTime(at)) return undefined
  if (!kinds.has(kind) || !outcomes.has(outcome)) return undefined
  if (typeof party !== "string") return undefined
  const signed = readSignedBy(fields.signed)
  const { output } = fieldsOf(fields.signed)
  return {
    id: id as number,
    at,
    since: isTime(since) ? since : undefined,
    kind: kind as EntryKind,
    outcome: outcome as Entry["outcome"],
    party,
    result: results.find((result) => result === fields.result),
    change: changes.find((change) => change === fields.change),
    words: textOf(words),
    reason: readReason(fields.reason),
    code: textOf(code),
    network: textOf(network),
    payload: textOf(payload),
    encoding: fields.encoding === "base64" ? "base64" : undefined,
    signed: signed && typeof output === "string" ? { ...signed, output } : undefined,
    returned: textOf(returned),
    answer: readSavedAnswer(fields.answer),
  }
}
