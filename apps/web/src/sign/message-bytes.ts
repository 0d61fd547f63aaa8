import { decodeBase64, decodeHex, encodeUtf8 } from "@alidade/core/encoding"
import { say } from "../texts/en/message.js"

/** The encoding of typed bytes. */
export type BytesForm = "hex" | "base64"

/** The bytes that were typed, or what is wrong with them. */
export type ReadBytes = { bytes: Uint8Array } | { problem: string }

/** Reads bytes in hex (with or without `0x`) or in base64. Ignores white space. */
export function readBytes(text: string, form: BytesForm): ReadBytes {
  const typed = text.replace(/\s/g, "")
  if (typed === "") return { problem: say("noBytes") }
  if (form === "hex") {
    const digits = typed.replace(/^0x/i, "")
    return /^([0-9a-f]{2})+$/i.test(digits)
      ? { bytes: decodeHex(digits) }
      : { problem: say("badHex") }
  }
  try {
    return { bytes: decodeBase64(typed) }
  } catch {
    return { problem: say("badBase64") }
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
