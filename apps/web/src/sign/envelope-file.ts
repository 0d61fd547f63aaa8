import { encodeBase64 } from "@alidade/core/encoding"
import { say } from "../texts/en/sign.js"

/** Maximum file size, in bytes. The network's own limit on a transaction is far below. */
const LONGEST = 1_000_000

/** The characters of base64, with white space. */
const BASE64 = /^[A-Za-z0-9+/=\s]+$/

/**
 * Reads an envelope from a file, as base64. The file holds base64 text or the bytes of the XDR. Throws an `Error` with
 * a readable message if it is empty, too large, or something else.
 */
export async function readEnvelopeFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new Error(say("emptyFile"))
  if (file.size > LONGEST) throw new Error(say("largeFile"))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder().decode(bytes).trim()
  if (BASE64.test(text) || text.startsWith("web+stellar:")) return text
  const xdr = encodeBase64(bytes)
  const { readEnvelope } = await import("@alidade/core/verify")
  try {
    readEnvelope(xdr)
  } catch (cause) {
    throw new Error(say("noEnvelope"), { cause })
  }
  return xdr
}
