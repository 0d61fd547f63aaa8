import { encodeHex } from "../encoding/bytes.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { formatUnits } from "../encoding/units.js"
import { distinct } from "../encoding/visible-text.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import type { SentenceKey } from "./english.js"
import type { OperationDescription, Sentence, Value, Warning } from "./types.js"

/** Longer texts are truncated: no name, memo or symbol on the network is as long. In characters. */
const LONGEST = 256

/** A decoded XDR field. The table of XDR types guarantees its type, so these functions cast it. */
export type Field = XdrValue | undefined

/** A sentence. */
export function sentence(key: SentenceKey, values: Readonly<Record<string, Value>> = {}): Sentence {
  return { key, values }
}

/** An operation in words. */
export function operation(
  key: SentenceKey,
  values: Readonly<Record<string, Value>> = {},
  details: readonly Sentence[] = [],
): OperationDescription {
  return { sentence: sentence(key, values), details }
}

export function warning(
  level: Warning["level"],
  key: SentenceKey,
  values: Readonly<Record<string, Value>> = {},
): Warning {
  return { level, key, values }
}

/** A sentence inside another. */
export function sentenceValue(value: Sentence): Value {
  return { type: "sentence", value }
}

/** An id or a hash in hex; a number or a name unchanged. */
export function codeValue(value: Field): Value {
  return { type: "code", value: value instanceof Uint8Array ? encodeHex(value) : String(value) }
}

/** The id of a claimable balance: hex preceded by the id's type, as Horizon and explorers write it. */
export function balanceValue(id: Field): Value {
  return codeValue(`00000000${encodeHex((id as XdrUnion).value as Uint8Array)}`)
}

/** A list of values. */
export function listValue(values: readonly Value[]): Value {
  return { type: "list", values }
}

/** A third-party text. Bytes that are not UTF-8 become hex with a `0x` prefix. */
export function textValue(text: Field): Value {
  const decoded = typeof text === "string" ? text : decodeUtf8(text as Uint8Array)
  return decoded === undefined ? bytesValue(text) : cutValue("text", decoded)
}

/** Binary data in hex with a `0x` prefix. */
export function bytesValue(field: Field): Value & { value: string } {
  const bytes = field as Uint8Array
  const more = bytes.length * 2 - LONGEST
  const value = `0x${encodeHex(bytes.subarray(0, LONGEST / 2))}`
  return more > 0 ? { type: "code", value, more } : { type: "code", value }
}

/** The name of a function or a symbol: code, but chosen by a third party. */
export function nameValue(name: Field): Value & { value: string } {
  return typeof name === "string" ? cutValue("code", name) : bytesValue(name)
}

/** A text whose invisible characters are already escaped, as code. */
export function visibleCodeValue(text: string): Value {
  return cutValue("code", text, (visible) => visible)
}

function cutValue(type: "text" | "code", text: string, show = distinct): Value & { value: string } {
  const more = text.length - LONGEST
  return more > 0
    ? { type, value: show(text.slice(0, LONGEST)), more }
    : { type, value: show(text) }
}

/** Units of 10⁻⁷ as a value. */
export function unitsValue(stroops: Field): Value {
  return numberValue(formatUnits(stroops as bigint))
}

/** A price `n / d` as a decimal number, rounded down if seven decimals are not enough. */
export function priceValue(price: Field): Value {
  const { n, d } = price as { n: number; d: number }
  if (d === 0) return { type: "code", value: `${n} / 0` }
  const scaled = BigInt(n) * 10_000_000n
  const value = formatUnits(scaled / BigInt(d))
  const isExact = scaled % BigInt(d) === 0n
  return isExact ? numberValue(value) : { type: "number", value, about: true }
}

export function numberValue(value: Field): Value {
  return { type: "number", value: String(value) }
}
