import { say as sayCode } from "../texts/en/codes.js"
import { say } from "../texts/en/results.js"
import { fieldsOf, textOf } from "./read-json.js"

/** The network's answer to a transaction. */
export interface Answer {
  /** `unknown`: Horizon could not say whether it was applied. */
  outcome: "applied" | "refused" | "unknown"
  title: string
  /** What it means, one sentence each. */
  details: readonly string[]
  /** The network's own codes, for a report. */
  codes: readonly string[]
  ledger?: number | undefined
  /** Hex. */
  hash?: string | undefined
}

/** Reads the response of `POST {horizon}/transactions`: its HTTP status and JSON. */
export function readAnswer(status: number, body: unknown): Answer {
  const fields = fieldsOf(body)
  const extras = fieldsOf(fields.extras)
  const hash = textOf(fields.hash) ?? textOf(extras.hash)
  if (status === 200 && fields.successful !== false) {
    const ledger = typeof fields.ledger === "number" ? fields.ledger : undefined
    return {
      outcome: "applied",
      title:
        ledger === undefined ? say("confirmed") : say("confirmedIn", { ledger: String(ledger) }),
      details: [],
      codes: [],
      ledger,
      hash,
    }
  }
  if (status === 504 || status === 503) return undecided(hash)
  const codes = fieldsOf(extras.result_codes)
  const named = [codes.transaction, codes.inner_transaction, ...list(codes.operations)]
    .map(textOf)
    .filter((code) => code !== undefined)
  const informative = named.filter((code) => !silent.has(code))
  return {
    outcome: "refused",
    title: say("rejected"),
    details:
      informative.length > 0
        ? informative.map(meaningOf)
        : [
            textOf(fields.detail) ||
              textOf(fields.title) ||
              say("status", { status: String(status) }),
          ],
    codes: named,
    hash,
  }
}

/** The answer if Horizon did not answer, or not in time: the transaction may still be applied. */
export function undecided(hash?: string): Answer {
  return {
    outcome: "unknown",
    title: say("unanswered"),
    details: [say("mayApply")],
    codes: [],
    hash,
  }
}

/** Codes that only refer to another code. */
const silent = new Set([
  "tx_failed",
  "op_success",
  "op_inner",
  "tx_fee_bump_inner_failed",
  "tx_success",
])

/** The meaning of a result code, or the code itself if it is unknown. */
function meaningOf(code: string): string {
  return isKnown(code) ? sayCode(code) : say("unknownCode", { code })
}

function isKnown(code: string): code is keyof typeof sayCode.english {
  return Object.hasOwn(sayCode.english, code)
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
