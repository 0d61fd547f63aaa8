import { describe, expect, it } from "vitest"
import type { Field } from "../../logic/operations/field.js"
import { isSeveral } from "../../logic/operations/read-field.js"
import { entryOf, operationTypes } from "../../logic/operations/table.js"
import { operationSource, transactionFields } from "../../logic/operations/transaction-fields.js"
import { say } from "../../texts/en/operations.js"

/** The keys of the texts that a field needs. */
function keysOf(field: Field): string[] {
  const own = `field_${field.name}`
  switch (field.kind) {
    case "flags":
      return [own, ...Object.keys(field.flags).map((name) => `flag_${name}`)]
    case "list":
      return [own, ...keysOf(field.item)]
    case "group":
      return [own, ...field.fields.flatMap(keysOf)]
    case "variant":
      return [
        own,
        ...Object.entries(field.arms).flatMap(([type, arm]) => [
          `arm_${type}`,
          ...(isSeveral(arm) ? arm : [arm]).flatMap(keysOf),
        ]),
      ]
    default:
      return [own]
  }
}

describe("the words of the table", () => {
  it.each(operationTypes)("name %s and each of its fields", (type) => {
    const keys = [`op_${type}`, ...entryOf(type).fields.flatMap(keysOf)]
    expect(keys.filter((key) => !(key in say.english))).toEqual([])
  })

  it("name each field of a transaction", () => {
    const keys = [...transactionFields, operationSource].flatMap(keysOf)
    expect(keys.filter((key) => !(key in say.english))).toEqual([])
  })
})
