import type { Checked, Field, FieldProblem, Json, Value, Values } from "./field.js"
import { snake } from "./json.js"
import { readPredicate } from "./predicate.js"
import { type Reader, readText } from "./read-text.js"

/** Reads what is typed into fields, as an object of XDR-JSON, or what is wrong with it. */
export function readFields(fields: readonly Field[], values: Values): Checked {
  const problems = new Map<string, FieldProblem>()
  const reader: Reader = {
    take(path, read) {
      if ("json" in read) return read.json
      problems.set(path, read)
      return null
    },
  }
  const json = readGroup(fields, values, "", reader)
  return problems.size > 0 ? { problems } : { json }
}

function readGroup(
  fields: readonly Field[],
  values: Values,
  path: string,
  reader: Reader,
): Record<string, Json> {
  return Object.fromEntries(
    fields.map((field) => [
      snake(field.name),
      readField(field, values[field.name], path + field.name, reader),
    ]),
  )
}

function readField(field: Field, value: Value | undefined, path: string, reader: Reader): Json {
  if (field.blank !== undefined && isBlank(value)) return field.blank
  switch (field.kind) {
    case "flags": {
      const set = (value ?? []) as readonly string[]
      return set.reduce((bits, name) => bits | (field.flags[name] ?? 0), 0)
    }
    case "predicate":
      return readPredicate(value, path, reader)
    case "list": {
      const items = (value ?? []) as readonly Value[]
      if (items.length < (field.least ?? 0)) return reader.take(path, { problem: "missing" })
      return items.map((item, at) => readField(field.item, item, `${path}.${at}`, reader))
    }
    case "group":
      return readGroup(field.fields, (value ?? {}) as Values, `${path}.`, reader)
    case "variant": {
      const values = value as Values
      const arm = field.arms[values.type as string]!
      const name = snake(values.type as string)
      if (!isSeveral(arm)) {
        return { [name]: readField(arm, values[arm.name], `${path}.${arm.name}`, reader) }
      }
      return arm.length === 0 ? name : { [name]: readGroup(arm, values, `${path}.`, reader) }
    }
    default: {
      const text = String(value ?? "").trim()
      return reader.take(path, text === "" ? { problem: "missing" } : readText(field, text))
    }
  }
}

/** Whether nothing is typed or chosen. */
function isBlank(value: Value | undefined): boolean {
  if (value === undefined) return true
  if (typeof value === "string") return value.trim() === ""
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isBlank)
}

/** Whether an arm has several fields, and not one. */
export function isSeveral(arm: Field | readonly Field[]): arm is readonly Field[] {
  return Array.isArray(arm)
}
