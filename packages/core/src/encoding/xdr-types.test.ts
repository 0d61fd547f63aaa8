import { xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { xdrTypes } from "./xdr-types/index.js"

/** The parts of the Stellar SDK's type description that are compared. */
interface Schema {
  kind: string
  name?: string
  entries?: [string, Schema][]
  cases?: { name: string; discriminant: number; arm: { kind: string; schema?: Schema } }[]
  switchOn?: Schema & { memberPrefix?: string }
  nameByValue?: Map<number, string>
  memberPrefix?: string
  element?: Schema
  length?: number
  maxLength?: number
  getSchema?: () => Schema
}

const roots = [
  "FeeBumpTransaction",
  "TransactionV0",
  "DecoratedSignature",
  "HashIdPreimage",
] as const
/** Wallets never sign the other preimages. */
const signedPreimages = [9, 10]

describe("the table of XDR types", () => {
  const sdk = tableOf(roots.map((name) => xdr[name].schema as unknown as Schema))

  test("matches the Stellar SDK for every type of a transaction and preimage [S1.15]", () => {
    expect(expanded(xdrTypes)).toEqual(sdk)
  })

  test("has all 27 operations, four kinds of credentials and 23 kinds of contract values", () => {
    const arms = (name: string) => Object.keys((xdrTypes[name] as { union: object }).union).length
    expect(arms("OperationBody")).toBe(27)
    expect(arms("SorobanCredentials")).toBe(4)
    expect(arms("ScVal")).toBe(23)
  })
})

/** Our table with each member's number written out. */
function expanded(types: typeof xdrTypes): Record<string, unknown> {
  const numbers = (names: string[]) => {
    let next = 0
    return names.map((name) => {
      const [bare, number] = name.split("=")
      next = number === undefined ? next : Number(number)
      return `${bare}=${next++}`
    })
  }
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => {
      if ("enum" in type) return [name, { enum: numbers(type.enum.split(" ")) }]
      if ("struct" in type) return [name, { struct: Object.entries(type.struct) }]
      const arms = numbers(Object.keys(type.union))
      return [name, { union: Object.values(type.union).map((arm, at) => [arms[at], arm]) }]
    }),
  )
}

/** The same for all types that can be reached from the SDK's schemas. */
function tableOf(schemas: Schema[]): Record<string, unknown> {
  const table: Record<string, unknown> = {}
  const limit = (max: number) => (max === 2 ** 32 - 1 ? "<>" : `<${max}>`)

  function expression(schema: Schema): string {
    switch (schema.kind) {
      case "lazy":
        return expression(schema.getSchema!())
      case "array":
        return expression(schema.element!) + limit(schema.maxLength!)
      case "option":
        return `${expression(schema.element!)}*`
      case "opaque":
        return `opaque[${schema.length}]`
      case "varOpaque":
        return `opaque${limit(schema.maxLength!)}`
      case "string":
        return `string${limit(schema.maxLength!)}`
      case "struct":
      case "union":
      case "enum":
        if (!(schema.name! in table)) define(schema)
        return schema.name!
      default:
        return schema.kind.replace(/^int/, "i").replace(/^uint/, "u")
    }
  }

  function define(schema: Schema): void {
    // Set first, because types may be recursive.
    table[schema.name!] = undefined
    if (schema.kind === "struct") {
      const fields = schema.entries!.map(([field, type]) => [field, expression(type)])
      table[schema.name!] = { struct: fields }
    } else if (schema.kind === "enum") {
      const names = [...schema.nameByValue!].map(
        ([number, name]) => `${short(name, schema)}=${number}`,
      )
      table[schema.name!] = { enum: names }
    } else {
      const cases = schema.cases!.filter(
        ({ discriminant }) =>
          schema.name !== "HashIdPreimage" || signedPreimages.includes(discriminant),
      )
      const arms = cases.map(({ name, discriminant, arm }) => [
        `${short(name, schema.switchOn!)}=${discriminant}`,
        arm.schema ? expression(arm.schema) : "void",
      ])
      table[schema.name!] = { union: arms }
    }
  }

  for (const schema of schemas) expression(schema)
  return table
}

/** A member's name without the prefix from its enum's name. */
function short(name: string, { name: type = "", memberPrefix }: Schema): string {
  const own = type.charAt(0).toLowerCase() + type.slice(1)
  const prefix = [memberPrefix ?? "", own, own.replace(/Type$/, "")].find(
    (start) => start !== "" && name.startsWith(start) && name !== start,
  )
  const rest = name.slice(prefix?.length ?? 0)
  return rest.charAt(0).toLowerCase() + rest.slice(1)
}
