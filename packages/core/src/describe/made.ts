import { encodeHex } from "../encoding/hex.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import type { SentenceKey } from "./english.js"
import type { Sentence, Value, Warning } from "./types.js"

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

/** The id of a claimable balance: hex with the id's type before it, as Horizon and explorers have it. */
export function balanceValue(id: XdrValue): Value {
  return codeValue(`00000000${encodeHex((id as XdrUnion).value as Uint8Array)}`)
}

/** Values one after another. */
export function listValue(values: readonly Value[]): Value {
  return { type: "list", values }
}
