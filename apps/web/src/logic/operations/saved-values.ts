import { fieldsOf } from "../stellar/read-json.js"
import type { Field, Value, Values } from "./field.js"
import { emptyValue } from "./open-field.js"
import { isSeveral } from "./read-field.js"

/** Saved values of fields. One that its field cannot have is an empty one. */
export function savedValues(fields: readonly Field[], saved: unknown): Values {
  const given = fieldsOf(saved)
  return Object.fromEntries(
    fields.map((field) => {
      const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined
      return [field.name, isOf(field, value) ? value : emptyValue(field)]
    }),
  )
}

function isOf(field: Field, value: unknown): value is Value {
  switch (field.kind) {
    case "flags":
      return Array.isArray(value) && value.every((name) => typeof name === "string")
    case "list":
      return Array.isArray(value) && value.every((item) => isOf(field.item, item))
    case "group":
      return haveAll(field.fields, value)
    case "variant": {
      const { type } = fieldsOf(value)
      if (typeof type !== "string" || !Object.hasOwn(field.arms, type)) return false
      const arm = field.arms[type]!
      return haveAll(isSeveral(arm) ? arm : [arm], value)
    }
    case "predicate":
      return isPredicate(value)
    default:
      return typeof value === "string"
  }
}

function haveAll(fields: readonly Field[], values: unknown): boolean {
  const given = fieldsOf(values)
  return fields.every((field) => isOf(field, given[field.name]))
}

function isPredicate(value: unknown): boolean {
  const { type, time = "", parts = [] } = fieldsOf(value)
  if (typeof type !== "string" || typeof time !== "string") return false
  return Array.isArray(parts) && parts.every(isPredicate)
}
