import { xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type Schema, schemaOf, valuesOf, type Wire } from "../../test/random-xdr.js"
import { readResult } from "./result.js"

const resolved = (schema: Schema): Schema =>
  schema.kind === "lazy" ? resolved(schema.getSchema!()) : schema

/** All kinds of results of operations: their tag, the field of their result, and its schema. */
const kinds = schemaOf(xdr.OperationResultTr).cases!.map(({ discriminant, arm }) => ({
  type: discriminant,
  field: arm.name!,
  result: resolved(arm.schema!),
}))

/** The codes of a result, as in the SDK: numbers with names. */
const codesOf = (result: Schema) => [...resolved(result.switchOn!).nameByValue!]

/** `paymentNoTrust` as in Stellar-transaction.x: `PAYMENT_NO_TRUST`. */
const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const failed = (results: Wire[]) =>
  Buffer.from(
    schemaOf(xdr.TransactionResult).encode({
      feeCharged: 100n,
      result: { code: -1, results },
      ext: { v: 0 },
    }),
  ).toString("base64")

const valuesIn = (results: Wire[]) => readResult(failed(results)).error?.reason?.values

test.each(
  kinds.flatMap(({ type, field, result }) =>
    codesOf(result)
      .filter(([code]) => code < 0)
      .map(([code, name]) => [upper(name), { type, [field]: { [result.switchKey!]: code } }]),
  ) as [string, Wire][],
)("an operation that failed has its code's name: %s", (operationCode, tr) => {
  // Path payments and manage offers say more about some codes.
  const withIssuer = { noIssuer: { type: 0 } }
  const inner = Object.fromEntries(
    Object.entries(tr).map(([key, value]) => [
      key,
      typeof value === "object" ? { ...value, ...withIssuer } : value,
    ]),
  )
  expect(valuesIn([{ code: 0, tr: inner }])).toEqual({
    code: "txFAILED",
    operation: 0,
    operationCode,
  })
})

test("an operation that was not tried has its code's name", () => {
  const names = codesOf(schemaOf(xdr.OperationResult)).filter(([code]) => code < 0)
  expect(names).toHaveLength(6)
  for (const [code, name] of names) {
    expect(valuesIn([{ code }])).toMatchObject({
      operationCode: `op${upper(name.slice(2)).slice(1)}`,
    })
  }
})

test("the operation that failed is found after any successful ones", { timeout: 60_000 }, () => {
  const success = fc.oneof(
    ...kinds.map(({ type, field, result }) => {
      const cases = result.cases!.filter(({ discriminant }) => discriminant === 0)
      return valuesOf({ ...result, cases }, 6).map((value) => ({
        code: 0,
        tr: { type, [field]: value },
      }))
    }),
  )
  fc.assert(
    fc.property(fc.array(success, { maxLength: 4 }), (before) => {
      const last = { code: 0, tr: { type: 1, paymentResult: { code: -5 } } }
      expect(valuesIn([...before, last, { code: -1 }])).toEqual({
        code: "txFAILED",
        operation: before.length,
        operationCode: "PAYMENT_NO_DESTINATION",
      })
    }),
    { numRuns: 500 },
  )
})

test("a code that is not known leaves the transaction failed, without an operation", () => {
  const unknown = Buffer.from(failed([{ code: -1 }]), "base64")
  unknown.writeInt32BE(-99, 16)
  expect(readResult(unknown.toString("base64")).error?.reason?.values).toEqual({ code: "txFAILED" })
})
