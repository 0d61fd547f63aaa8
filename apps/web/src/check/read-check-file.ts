import { decodeUtf8, encodeBase64 } from "@alidade/core/encoding"
import { say } from "../texts/en/check.js"

/** Maximum file size, in bytes: more than the longest proof takes in UTF-8. */
const LONGEST = 1_000_000

/**
 * Reads a file as the text to check: as it is, or in base64 if it holds the bytes of XDR. Throws an `Error` with a
 * readable message if it is empty or too large.
 */
export async function readCheckFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new Error(say("emptyFile"))
  if (file.size > LONGEST) throw new Error(say("largeFile"))
  const bytes = new Uint8Array(await file.arrayBuffer())
  // XDR begins with a zero, and no text has one.
  const text = bytes.includes(0) ? undefined : decodeUtf8(bytes)
  return text ?? encodeBase64(bytes)
}
