import type { Checked, Json, Values } from "./field.js"
import { objectOf, snake } from "./json.js"
import { emptyFields, openFields } from "./open-field.js"
import { readFields } from "./read-field.js"
import { entryOf, type OperationType, operationTypes } from "./table.js"

/** An operation to fill in. */
export interface OperationDraft {
  type: OperationType
  values: Values
}

/** An operation that nothing was typed into. */
export function emptyOperation(type: OperationType): OperationDraft {
  return { type, values: emptyFields(entryOf(type).fields) }
}

/** Checks the values of an operation. Returns its body as XDR-JSON, or the problems by field. */
export function readOperation({ type, values }: OperationDraft): Checked {
  const { fields, write } = entryOf(type)
  const read = readFields(fields, values)
  if ("problems" in read) return read
  const content = objectOf(read.json)
  const name = snake(type)
  if (fields.length === 0 && !write) return { json: name }
  return { json: { [name]: write ? write(content) : content } }
}

/** The values of an operation's body in XDR-JSON. Undefined if its type is unknown. */
export function openOperation(body: Json, decimalMark = "."): OperationDraft | undefined {
  const name = typeof body === "string" ? body : Object.keys(objectOf(body))[0]
  const type = operationTypes.find((one) => snake(one) === name)
  if (!type) return undefined
  const { fields, read } = entryOf(type)
  const content = objectOf(body)[snake(type)] ?? null
  return { type, values: openFields(fields, read ? read(content) : content, decimalMark) }
}
