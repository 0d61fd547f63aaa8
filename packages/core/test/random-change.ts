import fc from "fast-check"
import { type Schema, valuesOf, type Wire } from "./random-xdr.js"

/* A value of one of the Stellar SDK's schemas, changed in one place. */

/** Deep enough for a replacement part. */
const ROOM = 4

type Instead = Readonly<Record<string, fc.Arbitrary<unknown>>>

/**
 * Values that differ from `value` in one field, element or arm; the new part may happen to equal the old one. `instead`
 * supplies values for some types, as for `valuesOf`.
 */
export function changesOf(
  schema: Schema,
  value: unknown,
  instead: Instead = {},
): fc.Arbitrary<unknown> {
  const given = instead[schema.name ?? schema.kind]
  if (given) return given
  switch (schema.kind) {
    case "lazy":
      return changesOf(schema.getSchema!(), value, instead)
    case "struct":
      return fc.oneof(
        ...schema.entries!.map(([name, type]) =>
          changesOf(type, (value as Wire)[name], instead).map((part) => ({
            ...(value as Wire),
            [name]: part,
          })),
        ),
      )
    case "union":
      return ofUnion(schema, value as Wire, instead)
    case "option":
      return value === null
        ? valuesOf(schema.element!, ROOM, instead)
        : fc.oneof(fc.constant(null), changesOf(schema.element!, value, instead))
    case "array":
      return ofArray(schema, value as unknown[], instead)
    default:
      return valuesOf(schema, ROOM, instead)
  }
}

function ofUnion(schema: Schema, value: Wire, instead: Instead): fc.Arbitrary<unknown> {
  const { arm } = schema.cases!.find(
    (candidate) => candidate.discriminant === value[schema.switchKey!],
  )!
  const others = valuesOf(schema, ROOM, instead)
  if (!arm.schema) return others
  const name = arm.name!
  const below = changesOf(arm.schema, value[name], instead).map((part) => ({
    ...value,
    [name]: part,
  }))
  return fc.oneof({ arbitrary: below, weight: 4 }, { arbitrary: others, weight: 1 })
}

function ofArray(
  { element, maxLength = 0 }: Schema,
  values: unknown[],
  instead: Instead,
): fc.Arbitrary<unknown> {
  const replaced = values.map((value, index) =>
    changesOf(element!, value, instead).map((part) => values.with(index, part)),
  )
  const removed = values.map((_, index) => fc.constant(values.toSpliced(index, 1)))
  const added = valuesOf(element!, ROOM, instead).map((part) => [...values, part])
  return fc.oneof(
    ...replaced.map((arbitrary) => ({ arbitrary, weight: 4 })),
    ...removed.map((arbitrary) => ({ arbitrary, weight: 1 })),
    ...(values.length < maxLength ? [{ arbitrary: added, weight: 1 }] : []),
    ...(values.length + maxLength === 0 ? [fc.constant(values)] : []),
  )
}
