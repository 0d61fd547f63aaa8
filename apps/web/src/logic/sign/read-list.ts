import { encodeHex } from "@alidade/core/encoding"
import { readEnvelope } from "@alidade/core/verify"
import { longest } from "../foreign-limits.js"
import { expectXdr } from "../pasted/expect-xdr.js"
import { XdrError, type XdrProblem } from "../pasted/xdr-error.js"
import { ProblemError } from "../problem.js"

/** Maximum number of transactions in a list. */
const MOST = 100

/** Why a list can't be read. Numbers count its transactions from 1. */
export type ListProblem =
  | { problem: "nothing" }
  | { problem: "tooMany"; count: number }
  | { problem: "wrong"; number: number; found: XdrProblem }
  | { problem: "twice"; first: number; second: number }

export class ListError extends ProblemError<ListProblem> {}

/**
 * Reads a list of base64 envelopes: one per line, or separated by commas, spaces, or empty lines if they are wrapped.
 * Throws a `ListError` if it is empty or too long, one of them is something else, or its transaction is there twice,
 * whatever its signatures.
 */
export async function readList(text: string): Promise<readonly string[]> {
  if (text.length > longest.pasted) throw new ListError({ problem: "tooMany", count: MOST })
  const lines = text.split(/[\s,;]+/).filter(Boolean)
  const blocks = text
    .split(/\n\s*\n|[,;]/)
    .map((block) => block.replace(/\s/g, ""))
    .filter(Boolean)
  // Programs wrap long base64. Then only empty lines separate the envelopes.
  const envelopes = !lines.every(isEnvelope) && blocks.every(isEnvelope) ? blocks : lines
  if (envelopes.length === 0) throw new ListError({ problem: "nothing" })
  if (envelopes.length > MOST) throw new ListError({ problem: "tooMany", count: MOST })
  const bodies: string[] = []
  for (const [index, xdr] of envelopes.entries()) {
    await expectXdr("envelope", xdr).catch((cause) => {
      if (!(cause instanceof XdrError)) throw cause
      throw new ListError({ problem: "wrong", number: index + 1, found: cause.found }, { cause })
    })
    // What the transaction's hash is made of.
    const body = encodeHex(readEnvelope(xdr).body)
    const before = bodies.indexOf(body)
    bodies.push(body)
    if (before !== -1) {
      throw new ListError({ problem: "twice", first: before + 1, second: index + 1 })
    }
  }
  return envelopes
}

function isEnvelope(text: string): boolean {
  try {
    readEnvelope(text)
    return true
  } catch {
    return false
  }
}
