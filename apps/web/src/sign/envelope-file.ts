import { encodeBase64 } from "@alidade/core/encoding"

/** More is no envelope: the network's own limit on a transaction is far below. In bytes. */
const LONGEST = 1_000_000

/** What base64 is written with, in bytes of a text. */
const BASE64 = /^[A-Za-z0-9+/=\s]+$/

/**
 * The envelope that a file holds, in base64: as text, or as the bytes of the XDR itself. Throws an `Error` in words for
 * a file that is empty, too large, or holds something else.
 */
export async function readEnvelopeFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new Error("This file is empty.")
  if (file.size > LONGEST) throw new Error("This file is too large for an envelope.")
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder().decode(bytes).trim()
  if (BASE64.test(text) || text.startsWith("web+stellar:")) return text
  const xdr = encodeBase64(bytes)
  const { readEnvelope } = await import("@alidade/core/verify")
  try {
    readEnvelope(xdr)
  } catch (cause) {
    throw new Error("This file has no transaction envelope.", { cause })
  }
  return xdr
}
