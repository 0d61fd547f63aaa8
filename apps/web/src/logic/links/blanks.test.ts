import {
  Account,
  Asset,
  Memo,
  Networks,
  Operation,
  Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import type { Values } from "../operations/field.js"
import { decodeEnvelope, encodeEnvelope } from "../operations/xdr.js"
import { fillBlanks, questionsOf } from "./blanks.js"
import { readReplacements } from "./replacement.js"
import { readStellarLink } from "./stellar-link.js"

const nobody = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"
const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

const template = new TransactionBuilder(new Account(nobody, "6"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.changeTrust({ asset: new Asset("USD", first), source: nobody }))
  .addOperation(
    Operation.payment({ destination: nobody, asset: Asset.native(), amount: "0.0000001" }),
  )
  .addOperation(Operation.accountMerge({ destination: nobody }))
  .addMemo(Memo.text("blank"))
  .setTimebounds(0, 1)
  .build()
  .toXDR()

/** Fills in the template, and decodes it by the SDK. */
function fill(replace: string, answers: Values): Transaction | unknown[] {
  const envelope = decodeEnvelope(template)
  const filled = fillBlanks(questionsOf(readReplacements(replace)!, envelope), answers, envelope)
  if ("problems" in filled) return [...filled.problems]
  return new Transaction(encodeEnvelope(filled.json), Networks.TESTNET)
}

test("one answer fills several fields, and nothing else changes [UR4]", () => {
  const filled = fill(
    "sourceAccount:X,operations[0].sourceAccount:Y,operations[1].destination:Y,operations[2].body.destination:X;X:payer,Y:holder",
    { X: first, Y: second },
  )
  const expected = new Transaction(template, Networks.TESTNET)
  expect(filled).toMatchObject({
    source: first,
    sequence: expected.sequence,
    fee: expected.fee,
    timeBounds: expected.timeBounds,
    operations: [
      { type: "changeTrust", source: second },
      { type: "payment", destination: second, amount: "0.0000001" },
      { type: "accountMerge", destination: first },
    ],
  })
})

test("fills numbers, texts, assets and bounds by the names of SEP-11 [UR4]", () => {
  const filled = fill(
    "seqNum:S,fee:F,memo.text:M,timeBounds.maxTime:T,operations[1].body.paymentOp.amount:A,operations[1].asset:C;S:s,F:f,M:m,T:t,A:a,C:c",
    { S: "77", F: "0.00003", M: "rent", T: "1893456000", A: "12.5", C: `USD:${first}` },
  )
  expect(filled).toMatchObject({
    sequence: "77",
    fee: "300",
    timeBounds: { minTime: "0", maxTime: "1893456000" },
    operations: [{}, { amount: "12.5000000", asset: new Asset("USD", first) }, {}],
  })
  expect(Buffer.from((filled as Transaction).memo.value!).toString()).toBe("rent")
})

test("says what is wrong with an answer, by its ID [UR4]", () => {
  const replace = "operations[1].destination:Y,operations[1].amount:A;Y:to,A:how much"
  expect(fill(replace, { Y: "me", A: "" })).toEqual([
    ["Y", expect.objectContaining({ problem: "address" })],
    ["A", expect.objectContaining({ problem: "missing" })],
  ])
})

test.each([
  "signatures[0].signature",
  "operations[9].sourceAccount",
  "operations[0].destination",
  "memo.none",
  "ext.v",
  "__proto__",
])("can't fill in %s [UR4]", (name) => {
  expect(() => fill(`${name}:X;X:what`, { X: first })).toThrow("unknownField")
})

test("reads the example of SEP-7 with a source account to fill in [UR4]", () => {
  const link = readStellarLink(
    "web+stellar:tx?xdr=AAAAAP%2Byw%2BZEuNg533pUmwlYxfrq6%2FBoMJqiJ8vuQhf6rHWmAAAAZAB8NHAAAAABAAAAAAAAAAAAAAABAAAAAAAAAAEAAAAA%2F7LD5kS42DnfelSbCVjF%2Burr8GgwmqIny%2B5CF%2FqsdaYAAAAAAAAAAACYloAAAAAAAAAAAA&replace=sourceAccount%3AX%3BX%3Aaccount%20on%20which%20to%20create%20the%20trustline",
  )
  expect(link).toMatchObject({
    replacements: [
      { id: "X", hint: "account on which to create the trustline", fields: ["sourceAccount"] },
    ],
  })
})
