import type { Json, Value, Values } from "./field.js"
import { listOf, objectOf, textOf } from "./json.js"
import { type Reader, readInteger } from "./read-text.js"

/** The kinds of a predicate: at any time, before a time, within seconds of its creation, and what combines others. */
export const predicateTypes = ["unconditional", "before", "within", "not", "and", "or"] as const

export type PredicateType = (typeof predicateTypes)[number]

/** How many predicates one combines. */
const partsOf: Readonly<Record<PredicateType, number>> = {
  unconditional: 0,
  before: 0,
  within: 0,
  not: 1,
  and: 2,
  or: 2,
}

const times = { before: "before_absolute_time", within: "before_relative_time" } as const

/** A predicate of a type, to fill in. */
export function emptyPredicate(type: PredicateType): Values {
  if (type === "before" || type === "within") return { type, time: "" }
  const parts = Array.from({ length: partsOf[type] }, () => emptyPredicate("unconditional"))
  return parts.length === 0 ? { type } : { type, parts }
}

/** Reads when a balance can be claimed. */
export function readPredicate(value: Value | undefined, path: string, reader: Reader): Json {
  const { type, time, parts } = value as unknown as {
    type: PredicateType
    time?: string
    parts?: readonly Values[]
  }
  if (type === "unconditional") return type
  if (type === "before" || type === "within") {
    const most = 2n ** 63n - 1n
    const read = readInteger(time ?? "", { kind: "integer", name: "time", bits: 64, most })
    return { [times[type]]: reader.take(`${path}.time`, read) }
  }
  const inner = (parts ?? []).map((part, at) => readPredicate(part, `${path}.parts.${at}`, reader))
  return { [type]: type === "not" ? inner[0]! : inner }
}

/** The values of a predicate. */
export function openPredicate(json: Json): Values {
  if (typeof json === "string") return { type: "unconditional" }
  const [[name, inner] = ["", null]] = Object.entries(objectOf(json))
  if (name === times.before) return { type: "before", time: textOf(inner) }
  if (name === times.within) return { type: "within", time: textOf(inner) }
  const parts = name === "not" ? [inner] : listOf(inner)
  return { type: name, parts: parts.map(openPredicate) }
}
