import { readEnvelope } from "@alidade/core/verify"
import { expectXdr } from "../pasted/expect-xdr.js"
import { say } from "../texts/en/list.js"

/** Maximum number of transactions in a list. */
const MOST = 100

/**
 * Reads a list of base64 envelopes: one per line, or separated by commas, spaces, or empty lines if they are wrapped.
 * Throws an `Error` with a readable message if it is empty or too long, one of them is something else, or is there
 * twice.
 */
export async function readList(text: string): Promise<readonly string[]> {
  const lines = text.split(/[\s,;]+/).filter(Boolean)
  const blocks = text
    .split(/\n\s*\n|[,;]/)
    .map((block) => block.replace(/\s/g, ""))
    .filter(Boolean)
  // Programs wrap long base64. Then only empty lines separate the envelopes.
  const envelopes = !lines.every(isEnvelope) && blocks.every(isEnvelope) ? blocks : lines
  if (envelopes.length === 0) throw new Error(say("nothing"))
  if (envelopes.length > MOST) throw new Error(say("tooMany", { count: MOST }))
  for (const [index, xdr] of envelopes.entries()) {
    await expectXdr("envelope", xdr).catch((cause: Error) => {
      throw new Error(say("wrong", { number: index + 1, reason: cause.message }), { cause })
    })
    const before = envelopes.indexOf(xdr)
    if (before < index) throw new Error(say("twice", { first: before + 1, second: index + 1 }))
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
