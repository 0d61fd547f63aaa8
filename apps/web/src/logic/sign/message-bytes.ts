import { decodeBase64, decodeHex, decodeUtf8 } from "@alidade/core/encoding"

/** The encoding of typed bytes. */
export type BytesForm = "hex" | "base64"

/** What is wrong with a typed message. */
export interface MessageProblem {
  problem: "nothing" | "noBytes" | "badHex" | "badBase64" | "notText"
}

/**
 * Reads a message for a wallet to sign: typed as text, or as bytes. Bytes that form a text become that text; others are a
 * problem if the wallet signs only text.
 */
export function readMessage(
  typed: string,
  form: "text" | BytesForm,
  { textOnly }: { textOnly: boolean },
): { message: string | Uint8Array } | MessageProblem {
  if (form === "text") return typed === "" ? { problem: "nothing" } : { message: typed }
  const read = readBytes(typed, form)
  if ("problem" in read) return read
  const text = decodeUtf8(read.bytes)
  return text === undefined && textOnly ? { problem: "notText" } : { message: text ?? read.bytes }
}

/** Reads bytes in hex (with or without `0x`) or in base64. Ignores white space. */
export function readBytes(text: string, form: BytesForm): { bytes: Uint8Array } | MessageProblem {
  const typed = text.replace(/\s/g, "")
  if (typed === "") return { problem: "noBytes" }
  if (form === "hex") {
    const digits = typed.replace(/^0x/i, "")
    return /^([0-9a-f]{2})+$/i.test(digits) ? { bytes: decodeHex(digits) } : { problem: "badHex" }
  }
  try {
    return { bytes: decodeBase64(typed) }
  } catch {
    return { problem: "badBase64" }
  }
}
