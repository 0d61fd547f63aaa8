import { decodeUtf8, encodeBase64 } from "@alidade/core/encoding"
import { largestFile } from "../foreign-limits.js"
import { CheckError } from "./check-error.js"

/**
 * Reads a file as the text to check: as it is, or in base64 if it holds the bytes of XDR. Throws a
 * `CheckError` if it is empty or too large.
 */
export async function readCheckFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new CheckError({ problem: "emptyFile" })
  if (file.size > largestFile.text) throw new CheckError({ problem: "largeFile" })
  const bytes = new Uint8Array(await file.arrayBuffer())
  // XDR begins with a zero, and no text has one.
  const text = bytes.includes(0) ? undefined : decodeUtf8(bytes)
  return text ?? encodeBase64(bytes)
}
