import { concatBytes, decodeHex, decodeUtf8, encodeHex, encodeUtf8 } from "@alidade/core/encoding"
import type { ReadText } from "./identifiers.js"

/** Bytes typed as hex digits. The prefix tells them from text. */
const HEX = /^0x(?:[0-9a-f]{2})*$/i

/** Reads text, or bytes as `0x` and hex digits. */
export function readBytes(text: string, most: number): { bytes: Uint8Array } | ReadText {
  const bytes = HEX.test(text) ? decodeHex(text.slice(2).toLowerCase()) : encodeUtf8(text)
  return bytes.length > most ? { problem: "tooLong", most, length: bytes.length } : { bytes }
}

/** Writes bytes as text if that shows all of them, else as `0x` and hex digits. */
export function writeBytes(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes)
  // A text with characters that nobody sees, or that would be read as bytes, is shown as bytes.
  const isPlain = text !== undefined && text !== "" && !/\p{C}/u.test(text) && !HEX.test(text)
  return isPlain && text.trim() === text ? text : `0x${encodeHex(bytes)}`
}

/** Bytes as XDR-JSON writes strings (SEP-51): ASCII, and the rest as escapes. */
export function escapeBytes(bytes: Uint8Array): string {
  return [...bytes].map(escapeByte).join("")
}

function escapeByte(byte: number): string {
  const named = { 0: "\\0", 9: "\\t", 10: "\\n", 13: "\\r", 92: "\\\\" }[byte]
  if (named !== undefined) return named
  return byte >= 32 && byte < 127
    ? String.fromCharCode(byte)
    : `\\x${byte.toString(16).padStart(2, "0")}`
}

/** The bytes of a string of XDR-JSON. */
export function unescapeBytes(text: string): Uint8Array {
  const parts = text.match(/\\x[0-9a-f]{2}|\\.|[^\\]+/gi) ?? []
  return concatBytes(...parts.map(unescapePart))
}

function unescapePart(part: string): Uint8Array {
  if (!part.startsWith("\\")) return encodeUtf8(part)
  if (part.length === 4) return Uint8Array.of(Number.parseInt(part.slice(2), 16))
  const named: Readonly<Record<string, number>> = { "0": 0, t: 9, n: 10, r: 13 }
  const letter = part.slice(1)
  return Uint8Array.of(named[letter] ?? letter.charCodeAt(0))
}
