import type { Field } from "../../logic/operations/field.js"
import type { PredicateType } from "../../logic/operations/predicate.js"
import { say } from "../../texts/en/operations.js"

type Key = keyof typeof say.english

/** A text by a name of the table. A name without a text is shown as it is. */
function textOf(key: string, name: string): string {
  return key in say.english ? (say as unknown as (key: Key) => string)(key as Key) : name
}

/** The label of a field of the table. */
export function labelOf(name: string): string {
  return textOf(`field_${name}`, name)
}

/** The name of an operation. */
export function operationName(type: string): string {
  return textOf(`op_${type}`, type)
}

/** The name of one content of a variant. */
export function armOf(type: string): string {
  return textOf(`arm_${type}`, type)
}

/** The name of a flag. */
export function flagOf(name: string): string {
  return textOf(`flag_${name}`, name)
}

/** The kind of a predicate. */
export function predicateOf(type: PredicateType): string {
  return textOf(`when_${type}`, type)
}

/** What helps to fill in a field. */
export function hintOf(field: Field): string | undefined {
  switch (field.kind) {
    case "price":
      return say("priceHint")
    case "text":
    case "bytes":
      return field.blank === undefined
        ? undefined
        : say(field.kind === "text" ? "textHint" : "bytesHint")
    default:
      if (field.name === "source") return say("sourceHint")
      return field.name === "limit" ? say("limitHint") : undefined
  }
}

/** What a value of a field begins with. */
export function exampleOf({ kind }: Field): string | undefined {
  const examples: Readonly<Partial<Record<Field["kind"], string>>> = {
    contract: "C…",
    signer: "G… / T… / X… / P…",
  }
  return examples[kind]
}
