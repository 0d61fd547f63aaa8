import type { XdrUnion, XdrValue } from "../src/encoding/xdr-value.js"
import type { Schema, Wire } from "./random-xdr.js"

/** The contents of a value as the SDK encodes or decodes it, in order. The arms of unions are compared with the table itself. */
export function written(schema: Schema, value: unknown): unknown[] {
  const { kind, element } = schema
  if (kind === "lazy") return written(schema.getSchema!(), value)
  if (kind === "string") return [textOrBytes(bytesOf(value))]
  if (kind === "option") return value === null ? [null] : written(element!, value)
  if (kind === "array") {
    const values = value as unknown[]
    return [values.length, ...values.flatMap((item) => written(element!, item))]
  }
  if (kind === "struct") {
    return schema.entries!.flatMap(([name, type]) => written(type, (value as Wire)[name]))
  }
  if (kind === "enum") return ["an enum"]
  if (kind !== "union") return [value]
  const number = (value as Wire)[schema.switchKey!]
  const { arm } = schema.cases!.find(({ discriminant }) => discriminant === number)!
  return arm.schema ? written(arm.schema, (value as Wire)[arm.name!]) : [null]
}

/** The same for a decoded value. For fields whose values are enum names, only their presence. */
export function read(value: XdrValue, field = ""): unknown[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap((item) => read(item))]
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) {
    return [enums.includes(field) ? "an enum" : value]
  }
  if ("type" in value) {
    const { type, value: held } = value as XdrUnion
    return read(held, errorsWithCode.includes(type) ? "code" : "")
  }
  return Object.entries(value).flatMap(([name, held]) => read(held, name))
}
const enums = ["durability", "configSettingId", "code"]
const errorsWithCode = "wasmVm context storage object crypto events budget value auth".split(" ")

/** A text that the SDK decoded is an object with its bytes. */
function bytesOf(text: unknown): Uint8Array {
  return text instanceof Uint8Array ? text : (text as { bytes: Uint8Array }).bytes
}

function textOrBytes(value: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(value)
  } catch {
    return value
  }
}
