import { encodeBase64 } from "@alidade/core/encoding"
import { largestFile } from "../foreign-limits.js"
import { ProblemError } from "../problem.js"

/** Why an envelope can't be read from a file or a form. */
export interface EnvelopeProblem {
  problem: "nothingPasted" | "emptyFile" | "largeFile" | "noEnvelope"
}

export class EnvelopeError extends ProblemError<EnvelopeProblem> {}

/** The characters of base64, with white space. */
const BASE64 = /^[A-Za-z0-9+/=\s]+$/

/**
 * Reads an envelope from a file, as base64. The file holds base64 text or the bytes of the XDR. Throws an
 * `EnvelopeError` if it is empty, too large, or something else.
 */
export async function readEnvelopeFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new EnvelopeError({ problem: "emptyFile" })
  if (file.size > largestFile.text) throw new EnvelopeError({ problem: "largeFile" })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder().decode(bytes).trim()
  if (BASE64.test(text) || text.startsWith("web+stellar:")) return text
  const xdr = encodeBase64(bytes)
  const { readEnvelope } = await import("@alidade/core/verify")
  try {
    readEnvelope(xdr)
  } catch (cause) {
    throw new EnvelopeError({ problem: "noEnvelope" }, { cause })
  }
  return xdr
}
