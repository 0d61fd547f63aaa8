import { encodeHex } from "../encoding/hex.js"
import { decodeUtf8 } from "../encoding/utf8.js"
import { distinct } from "../encoding/visible-text.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import type { SentenceKey } from "./english.js"
import type { Sentence, Value, Warning } from "./types.js"

/** Longer texts are cut: no name, memo or symbol on the network is as long. In characters. */
const LONGEST = 256

/** A sentence. */
export function sentence(key: SentenceKey, values: Readonly<Record<string, Value>> = {}): Sentence {
  return { key, values }
}

/** A warning. */
export function warning(
  level: Warning["level"],
  key: SentenceKey,
  values: Readonly<Record<string, Value>> = {},
): Warning {
  return { level, key, values }
}

/** A sentence within another. */
export function sentenceValue(value: Sentence): Value {
  return { type: "sentence", value }
}

/** An id or a hash: its hex. */
export function codeValue(value: string | Uint8Array): Value {
  return { type: "code", value: typeof value === "string" ? value : encodeHex(value) }
}

/** The id of a claimable balance: hex with the id's type before it, as Horizon and explorers write it. */
export function balanceValue(id: XdrValue): Value {
  return codeValue(`00000000${encodeHex((id as XdrUnion).value as Uint8Array)}`)
}

/** Values one after another. */
export function listValue(values: readonly Value[]): Value {
  return { type: "list", values }
}

/** A text from outside. Bytes that are no UTF-8 become hex with `0x` before it. */
export function textValue(text: string | Uint8Array): Value {
  const decoded = typeof text === "string" ? text : decodeUtf8(text)
  return decoded === undefined ? bytesValue(text as Uint8Array) : cutValue("text", decoded)
}

/** Bytes that are no text, in hex with `0x` before it. */
export function bytesValue(bytes: Uint8Array): Value & { value: string } {
  const more = bytes.length * 2 - LONGEST
  const value = `0x${encodeHex(bytes.subarray(0, LONGEST / 2))}`
  return more > 0 ? { type: "code", value, more } : { type: "code", value }
}

/** The name of a function or a symbol: code, but chosen by somebody else. */
export function nameValue(name: string | Uint8Array): Value {
  return typeof name === "string" ? cutValue("code", name) : bytesValue(name)
}

/** A text of which every invisible character is visible already, as code. */
export function visibleCodeValue(text: string): Value {
  return cutValue("code", text, (visible) => visible)
}

function cutValue(type: "text" | "code", text: string, show = distinct): Value {
  const more = text.length - LONGEST
  return more > 0
    ? { type, value: show(text.slice(0, LONGEST)), more }
    : { type, value: show(text) }
}
