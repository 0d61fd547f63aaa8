import { encodeAddress } from "@alidade/core"
import { encodeHex, encodeStrkey } from "@alidade/core/encoding"
import fc from "fast-check"
import type { Field, Value, Values } from "../src/logic/operations/field.js"
import type { OperationDraft } from "../src/logic/operations/operation.js"
import { writePrice } from "../src/logic/operations/price.js"
import { isSeveral } from "../src/logic/operations/read-field.js"
import { entryOf, type OperationType } from "../src/logic/operations/table.js"
import { writeBytes } from "../src/logic/operations/typed-bytes.js"
import { fromStroops } from "../src/logic/stellar/amount.js"
import { writeAmount } from "../src/logic/stellar/read-amount.js"

/** Random values of fields, as a visitor would type them, for tests. */

/** A contract's address. */
const encodeContract = (id: Uint8Array): string => encodeStrkey(2 << 3, id)

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const address = key.map(encodeAddress)
const muxed = key.map((bytes) =>
  encodeStrkey(12 << 3, Uint8Array.of(...bytes, ...Array(8).fill(7))),
)
const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
const code = fc
  .array(fc.constantFrom(...alphanumeric), { minLength: 1, maxLength: 12 })
  .map((characters) => characters.join(""))
const issued = fc.tuple(code, address).map((parts) => parts.join(":"))
const hex = key.map(encodeHex)
const int32 = fc.integer({ min: 1, max: 2 ** 31 - 1 })

const predicate: fc.Arbitrary<Value> = fc.letrec<{ one: Value }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3 },
    fc.constant({ type: "unconditional" }),
    fc.record({
      type: fc.constantFrom("before", "within"),
      time: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
    }),
    fc.record({ type: fc.constant("not"), parts: fc.tuple(tie("one")) }),
    fc.record({ type: fc.constantFrom("and", "or"), parts: fc.tuple(tie("one"), tie("one")) }),
  ),
})).one

/** An operation of a type with random values. */
export function typedOperation(type: OperationType): fc.Arbitrary<OperationDraft> {
  return typedFields(entryOf(type).fields).map((values) => ({ type, values }))
}

/** Random values of fields. */
export function typedFields(fields: readonly Field[]): fc.Arbitrary<Values> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, typedField(field)])))
}

function typedField(field: Field): fc.Arbitrary<Value> {
  if (field.blank === undefined) return filled(field)
  const blank: Value = field.kind === "flags" || field.kind === "list" ? [] : ""
  return field.kind === "group" ? filled(field) : fc.oneof(fc.constant(blank), filled(field))
}

/** The typed text of XDR-JSON. */
const jsonTexts: Readonly<Record<string, string>> = {
  arg: JSON.stringify({ u32: 7 }, null, 2),
  entry: JSON.stringify(
    {
      credentials: "source_account",
      root_invocation: {
        function: {
          contract_fn: {
            contract_address: encodeContract(new Uint8Array(32)),
            function_name: "f",
            args: [{ symbol: "a" }],
          },
        },
        sub_invocations: [],
      },
    },
    null,
    2,
  ),
  content: JSON.stringify(
    {
      contract_id_preimage: { asset: "native" },
      executable: "stellar_asset",
    },
    null,
    2,
  ),
}

function filled(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "account":
      return field.mayBeMuxed ? fc.oneof(address, muxed) : address
    case "contract":
      return key.map(encodeContract)
    case "asset":
      return fc.oneof(
        issued,
        ...(field.isIssued ? [] : [fc.constant("native")]),
        ...(field.mayBePool ? [hex] : []),
      )
    case "assetCode":
      return code
    case "amount":
      return fc
        .bigInt({ min: 1n, max: field.bits === 32 ? 2n ** 32n - 1n : 2n ** 63n - 2n })
        .map((stroops) => writeAmount(fromStroops(stroops), "."))
    case "price":
      return fc.record({ n: int32, d: int32 }).map((fraction) => writePrice(fraction, "."))
    case "integer":
      return fc.bigInt({ min: field.blank === "0" ? 1n : 0n, max: field.most }).map(String)
    case "time":
      return fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }).map(String)
    case "flags":
      return fc.subarray(Object.keys(field.flags), { minLength: 1 })
    case "signer":
      return fc.oneof(
        address,
        key.map((bytes) => encodeStrkey(19 << 3, bytes)),
        key.map((bytes) => encodeStrkey(23 << 3, bytes)),
      )
    case "text":
    case "bytes": {
      const { most } = field
      const text = fc.string({ minLength: 1, maxLength: Math.floor(most / 4), unit: "grapheme" })
      const bytes = fc.uint8Array({ minLength: 1, maxLength: Math.min(most, 64) })
      const encoded = text.map((typed) => new TextEncoder().encode(typed))
      return fc
        .oneof(
          encoded.filter(({ length }) => length <= most),
          bytes,
        )
        .map(writeBytes)
    }
    case "hash":
    case "pool":
      return hex
    case "balance":
      return hex.map((digits) => `00000000${digits}`)
    case "predicate":
      return predicate
    case "json":
      return fc.constant(jsonTexts[field.name] ?? "null")
    case "list":
      return fc.array(filled(field.item), {
        minLength: field.least ?? 0,
        maxLength: Math.min(field.most, 3),
      })
    case "group":
      return typedFields(field.fields)
    case "variant":
      return fc.oneof(
        ...Object.entries(field.arms)
          // What a contract is created from has tests of its own.
          .filter(([type]) => type !== "createContractV2")
          .map(([type, arm]) =>
            typedFields(isSeveral(arm) ? arm : [arm]).map((values) => ({ type, ...values })),
          ),
      )
  }
}
