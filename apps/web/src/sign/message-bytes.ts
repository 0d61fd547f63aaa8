import { decodeBase64, decodeHex, encodeUtf8 } from "@alidade/core/encoding"

/** How bytes are typed. */
export type BytesForm = "hex" | "base64"

/** Bytes as they were typed, or what is wrong with them. */
export type ReadBytes = { bytes: Uint8Array } | { problem: string }

/** Reads bytes in hex (with `0x` before them or not) or in base64; white space does not count. */
export function readBytes(text: string, form: BytesForm): ReadBytes {
  const typed = text.replace(/\s/g, "")
  if (typed === "") return { problem: "Enter the bytes to sign." }
  if (form === "hex") {
    const digits = typed.replace(/^0x/i, "")
    return /^([0-9a-f]{2})+$/i.test(digits)
      ? { bytes: decodeHex(digits) }
      : { problem: "Hex bytes are pairs of the digits 0–9 and a–f." }
  }
  try {
    return { bytes: decodeBase64(typed) }
  } catch {
    return { problem: "This isn’t base64." }
  }
}

/**
 * The text that these bytes are in UTF-8, to the byte; undefined for bytes that are no text. Wallets take a message as
 * text (SEP-43), and sign its UTF-8: such bytes they all can sign, others they cannot be handed.
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
