import { decodeUtf8 } from "@alidade/core/encoding"
import { say } from "../texts/en/proof.js"

/** Maximum file size, in bytes: more than the longest proof takes in UTF-8. */
const LONGEST = 1_000_000

/** Reads the text of a proof's file. Throws an `Error` with a readable message if it is empty, too large, or no text. */
export async function readProofFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new Error(say("emptyFile"))
  if (file.size > LONGEST) throw new Error(say("largeFile"))
  const text = decodeUtf8(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) throw new Error(say("noText"))
  return text
}
