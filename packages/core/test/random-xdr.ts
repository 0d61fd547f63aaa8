import fc from "fast-check"

/* Random values of the Stellar SDK's own schemas, in the shape that its `encode` takes. */

/** The parts of the Stellar SDK's type description that are used here. */
export interface Schema {
  kind: string
  name?: string
  entries?: [string, Schema][]
  cases?: Case[]
  switchOn?: Schema
  switchKey?: string
  nameByValue?: Map<number, string>
  element?: Schema
  length?: number
  maxLength?: number
  getSchema?: () => Schema
  encode(value: unknown): Uint8Array
  decode(bytes: Uint8Array): unknown
}
interface Case {
  name: string
  discriminant: number
  arm: { kind: string; name?: string; schema?: Schema }
}
/** A value as the SDK encodes it. */
export type Wire = Record<string, unknown>

/** The schema of one of the SDK's types. */
export const schemaOf = (type: { schema: unknown }): Schema => type.schema as Schema

const u64: fc.Arbitrary<bigint> = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
export const i64: fc.Arbitrary<bigint> = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
/** Random bytes. */
export const bytes = (min: number, max: number = min): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: min, maxLength: max })

/**
 * Random values of a type. `room` is the remaining depth: at 0 they end as soon as they can. `instead` supplies values
 * for some types by name (a nameless one by its kind), if not everything that can be encoded is wanted.
 */
export function valuesOf(
  schema: Schema,
  room: number,
  instead: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<unknown> {
  const given = instead[schema.name ?? schema.kind]
  if (given) return given
  const { kind, element, maxLength = 0 } = schema
  if (kind === "lazy") return valuesOf(schema.getSchema!(), room - 1, instead)
  if (kind === "void") return fc.constant(null)
  if (kind === "bool") return fc.boolean()
  if (kind === "int32") return fc.integer()
  if (kind === "uint32") return fc.nat({ max: 2 ** 32 - 1 })
  if (kind === "int64") return i64
  if (kind === "uint64") return u64
  if (kind === "opaque") return bytes(schema.length!)
  if (kind === "varOpaque") return bytes(0, Math.min(maxLength, 9))
  if (kind === "string") {
    const text = fc.string({ maxLength: 9, unit: "grapheme" }).map((some) => Buffer.from(some))
    return fc.oneof(
      text.map((some) => new Uint8Array(some.subarray(0, maxLength))),
      bytes(0, Math.min(maxLength, 9)),
    )
  }
  if (kind === "enum") return fc.constantFrom(...schema.nameByValue!.keys())
  if (kind === "option") {
    return room <= 0 ? fc.constant(null) : fc.option(valuesOf(element!, room - 1, instead))
  }
  if (kind === "array") {
    if (room <= 0) return fc.constant([])
    return fc.array(valuesOf(element!, room - 1, instead), { maxLength: Math.min(maxLength, 3) })
  }
  if (kind === "struct") {
    return fc.record(
      Object.fromEntries(
        schema.entries!.map(([name, type]) => [name, valuesOf(type, room - 1, instead)]),
      ),
    )
  }
  const ends = schema.cases!.filter(({ arm }) => !arm.schema || isShallow(arm.schema))
  const cases = room <= 0 && ends.length > 0 ? ends : schema.cases!
  return fc.oneof(
    ...cases.map(({ discriminant, arm }) => {
      const tag = { [schema.switchKey!]: discriminant }
      if (!arm.schema) return fc.constant(tag)
      return valuesOf(arm.schema, room - 1, instead).map((value) => ({
        ...tag,
        [arm.name!]: value,
      }))
    }),
  )
}

/** Whether a type cannot contain itself. */
function isShallow({ kind }: Schema): boolean {
  return !["struct", "union", "array", "option", "lazy"].includes(kind)
}
