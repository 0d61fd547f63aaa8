import { fieldsOf, textOf } from "./read-json.js"

/** The network's answer to a transaction. `hash` is in hex. */
export type Answer =
  | { outcome: "applied"; ledger?: number | undefined; hash?: string | undefined }
  | {
      outcome: "refused"
      /** The network's own codes. */
      codes: readonly string[]
      /** Why, if the codes don't tell. */
      reason?: Refusal | undefined
      hash?: string | undefined
    }
  /** Nobody could say whether it was applied. `again`: the same envelope can be sent again without harm. */
  | { outcome: "unknown"; again: boolean; hash?: string | undefined }

/** Why the network refused a transaction without a code. `quote` is Horizon's own text. */
export type Refusal =
  | { problem: "contractFailed" | "notAccepted" }
  | { problem: "status"; status: number }
  | { quote: string }

/** A transaction's hash in hex. */
const HASH = /^[0-9a-f]{1,64}$/i

/** Reads the response of `POST {horizon}/transactions`: its HTTP status and JSON. */
export function readAnswer(status: number, body: unknown): Answer {
  const fields = fieldsOf(body)
  const extras = fieldsOf(fields.extras)
  const hash = [fields.hash, extras.hash].map(textOf).find((text) => text && HASH.test(text))
  if (status === 200 && fields.successful !== false) {
    return { outcome: "applied", ledger: numberOf(fields.ledger), hash }
  }
  if (status === 504 || status === 503) return { outcome: "unknown", again: true, hash }
  const { transaction, inner_transaction: inner, operations } = fieldsOf(extras.result_codes)
  const codes = [transaction, inner, ...(Array.isArray(operations) ? operations : [])]
    .map(textOf)
    .filter((code) => code !== undefined)
  if (codes.some(isInformative)) return { outcome: "refused", codes, hash }
  const quote = textOf(fields.detail) || textOf(fields.title)
  const reason: Refusal = quote ? { quote } : { problem: "status", status }
  return { outcome: "refused", codes, reason, hash }
}

/** Codes that only refer to another code. */
const silent = new Set([
  "tx_failed",
  "op_success",
  "op_inner",
  "tx_fee_bump_inner_failed",
  "tx_success",
])

/** Whether a code says why, instead of referring to another one. */
export function isInformative(code: string): boolean {
  return !silent.has(code)
}

/** Reads a saved answer. Undefined if it is invalid. */
export function readSavedAnswer(value: unknown): Answer | undefined {
  const { outcome, codes, reason, ledger, again, ...rest } = fieldsOf(value)
  const hash = textOf(rest.hash)
  switch (outcome) {
    case "applied":
      return { outcome, ledger: numberOf(ledger), hash }
    case "refused":
      if (!Array.isArray(codes) || codes.some((code) => typeof code !== "string")) return undefined
      return { outcome, codes, reason: readSavedRefusal(reason), hash }
    case "unknown":
      return { outcome, again: again === true, hash }
    default:
      return undefined
  }
}

function readSavedRefusal(value: unknown): Refusal | undefined {
  const { problem, status, quote } = fieldsOf(value)
  if (typeof quote === "string") return { quote }
  if (problem === "contractFailed" || problem === "notAccepted") return { problem }
  return problem === "status" && typeof status === "number" ? { problem, status } : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined
}
