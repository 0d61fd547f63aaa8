import { decodeBase64, decodeHex, encodeUtf8 } from "@alidade/core/encoding"

/** The encoding of typed bytes. */
export type BytesForm = "hex" | "base64"

/** What is wrong with a typed message. */
export interface MessageProblem {
  problem: "nothing" | "noBytes" | "badHex" | "badBase64" | "notText"
}

/** Reads a message for a wallet to sign: typed as text, or as the bytes of a text. */
export function readMessage(
  typed: string,
  form: "text" | BytesForm,
): { message: string } | MessageProblem {
  if (form === "text") return typed === "" ? { problem: "nothing" } : { message: typed }
  const read = readBytes(typed, form)
  if ("problem" in read) return read
  const message = textOf(read.bytes)
  return message === undefined ? { problem: "notText" } : { message }
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

/**
 * The UTF-8 text of these bytes, or undefined if they are not valid UTF-8. Wallets take a message as text (SEP-43) and
 * sign its UTF-8 bytes, so they can only sign bytes that form a text.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    const back = encodeUtf8(text)
    return back.length === bytes.length ? text : undefined
  } catch {
    return undefined
  }
}
