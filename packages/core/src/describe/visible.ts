import { encodeHex } from "../encoding/hex.js"
import { decodeUtf8 } from "../encoding/utf8.js"
import type { Value } from "./types.js"

/** Longer texts are cut: no name, memo or symbol on the network is as long. In characters. */
const LONGEST = 256

/**
 * A text of a stranger as it can safely be shown: characters that cannot be seen, that pass for a space, or that turn
 * the direction of what follows, are written out, so that no memo can pass for another. Half a surrogate pair counts
 * as such a character, and so does what joins or colours emoji; the space of Chinese and Japanese does not. The
 * backslash of a text that reads like one written out is written out itself.
 */
export function visible(text: string): string {
  return text.replace(/(?! |\u3000)[\p{C}\p{Z}\p{DI}\u2800]|\\(?=u\{)/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}

/** A stranger's text, or bytes that are none (in hex, with `0x` before it). */
export function textValue(text: string | Uint8Array): Value {
  if (typeof text === "string") return cut("text", text)
  const decoded = decodeUtf8(text)
  return decoded === undefined ? bytesValue(text) : cut("text", decoded)
}

/** Bytes that are not meant to be read, in hex with `0x` before it. */
export function bytesValue(bytes: Uint8Array): Value {
  const more = bytes.length * 2 - LONGEST
  const value = `0x${encodeHex(bytes.subarray(0, LONGEST / 2))}`
  return more > 0 ? { type: "code", value, more } : { type: "code", value }
}

/** The name of a function or a symbol: code, but written by a stranger. */
export function nameValue(name: string | Uint8Array): Value {
  return typeof name === "string" ? cut("code", name) : bytesValue(name)
}

function cut(type: "text" | "code", text: string): Value {
  const more = text.length - LONGEST
  if (more <= 0) return { type, value: visible(text) }
  return { type, value: visible(text.slice(0, LONGEST)), more }
}
