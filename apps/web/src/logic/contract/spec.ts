import type { xdr } from "@stellar/stellar-sdk/base"
import type { Spec } from "@stellar/stellar-sdk/contract"

/** A type of a contract's spec (SEP-48). */
export type Type = xdr.ScSpecTypeDef

/** A part of a value, such as an argument of a function or a field of a struct. */
export interface Part {
  name: string
  type: Type
  /** The contract's words. */
  doc: string
}

/** What a type of the contract's own is. */
export type OwnType =
  | { kind: "struct"; parts: readonly Part[] }
  | { kind: "union"; cases: readonly { name: string; types: readonly Type[] }[] }
  | { kind: "enum"; cases: readonly { name: string; value: number }[] }

interface Named {
  name: { toString(): string }
  type: Type
  doc: { toString(): string }
}

function partOf({ name, type, doc }: Named): Part {
  return { name: name.toString(), type, doc: doc.toString() }
}

/** The arguments of a function. */
export function argumentsOf(spec: Spec, name: string): readonly Part[] {
  return spec.getFunc(name).inputs.map(partOf)
}

/** A type of the contract's own by its name. Undefined for one that can't be a value. */
export function ownTypeOf(spec: Spec, name: string): OwnType | undefined {
  const entry = spec.entries.find((one) => one.value.name.toString() === name)
  switch (entry?.type) {
    case "scSpecEntryUdtStructV0":
      return { kind: "struct", parts: entry.value.fields.map(partOf) }
    case "scSpecEntryUdtUnionV0":
      return {
        kind: "union",
        cases: entry.value.cases.map((one) => ({
          name: one.value.name.toString(),
          types: one.type === "scSpecUdtUnionCaseTupleV0" ? one.value.type : [],
        })),
      }
    case "scSpecEntryUdtEnumV0":
    case "scSpecEntryUdtErrorEnumV0":
      return {
        kind: "enum",
        cases: entry.value.cases.map(({ name, value }) => ({ name: name.toString(), value })),
      }
    default:
      return undefined
  }
}

/** A type in short, as contracts write it: `i128`, `vec<address>`, or the name of the contract's own. */
export function typeText(type: Type): string {
  switch (type.type) {
    case "scSpecTypeOption":
      return `option<${typeText(type.value.valueType)}>`
    case "scSpecTypeResult":
      return typeText(type.value.okType)
    case "scSpecTypeVec":
      return `vec<${typeText(type.value.elementType)}>`
    case "scSpecTypeMap":
      return `map<${typeText(type.value.keyType)}, ${typeText(type.value.valueType)}>`
    case "scSpecTypeTuple":
      return `tuple<${type.value.valueTypes.map(typeText).join(", ")}>`
    case "scSpecTypeBytesN":
      return `bytes<${type.value.n}>`
    case "scSpecTypeUdt":
      return type.value.name.toString()
    case "scSpecTypeMuxedAddress":
      return "muxed address"
    default:
      return type.type.slice("scSpecType".length).toLowerCase()
  }
}
