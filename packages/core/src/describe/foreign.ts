import { encodeHex } from "../encoding/hex.js"
import { decodeUtf8 } from "../encoding/utf8.js"
import { distinct } from "../encoding/visible-text.js"
import type { Value } from "./types.js"

/** Longer texts are cut: no name, memo or symbol on the network is as long. In characters. */
const LONGEST = 256

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
  if (more <= 0) return { type, value: distinct(text) }
  return { type, value: distinct(text.slice(0, LONGEST)), more }
}

/** A text that can be drawn as it is already, as code, cut where it is long. */
export function cutCode(text: string): Value {
  const more = text.length - LONGEST
  return more > 0
    ? { type: "code", value: text.slice(0, LONGEST), more }
    : { type: "code", value: text }
}
