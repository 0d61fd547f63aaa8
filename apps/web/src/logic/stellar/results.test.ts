import { describe, expect, test } from "vitest"
import { type Answer, isInformative, readAnswer, readSavedAnswer } from "./results.js"

const refusal = (transaction: string, operations?: string[]) => ({
  type: "https://stellar.org/horizon-errors/transaction_failed",
  title: "Transaction Failed",
  status: 400,
  extras: { envelope_xdr: "AAAA", result_codes: { transaction, operations } },
})

describe("readAnswer", () => {
  test("reads the ledger and hash of an applied transaction", () => {
    expect(readAnswer(200, { hash: "ab", ledger: 42, successful: true })).toEqual({
      outcome: "applied",
      ledger: 42,
      hash: "ab",
    })
  })

  test("keeps the codes of a refusal, in the network's order", () => {
    const codes = ["tx_failed", "op_success", "op_no_destination"]
    const [transaction = "", ...operations] = codes
    expect(readAnswer(400, refusal(transaction, operations))).toMatchObject({
      outcome: "refused",
      codes,
    })
    expect(codes.filter(isInformative)).toEqual(["op_no_destination"])
  })

  test("takes Horizon's own words where no code tells why", () => {
    const { extras: _, ...plain } = refusal("")
    expect(readAnswer(400, plain)).toMatchObject({
      codes: [],
      reason: { quote: "Transaction Failed" },
    })
    expect(readAnswer(400, refusal("tx_failed"))).toMatchObject({
      reason: { quote: "Transaction Failed" },
    })
  })

  test("a timeout leaves the result open, and sending again is safe", () => {
    const answer = readAnswer(504, { title: "Timeout", extras: { hash: "cd" } })
    expect(answer).toEqual({ outcome: "unknown", again: true, hash: "cd" })
  })

  test.each([null, "no", 3, [], { extras: { result_codes: { operations: "x" } } }])(
    "rejects an answer of the wrong shape (%j) without throwing",
    (body) => {
      const reason = { problem: "status", status: 500 }
      expect(readAnswer(500, body)).toEqual({ outcome: "refused", codes: [], reason })
    },
  )
})

test.each<Answer>([
  { outcome: "applied", ledger: 42, hash: "ab" },
  { outcome: "refused", codes: ["tx_bad_seq"] },
  { outcome: "refused", codes: [], reason: { quote: "No." }, hash: "ab" },
  { outcome: "refused", codes: [], reason: { problem: "status", status: 500 } },
  { outcome: "refused", codes: [], reason: { problem: "contractFailed" } },
  { outcome: "unknown", again: true },
])("reads a saved answer again: %j", (answer) => {
  expect(readSavedAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})

test.each([
  null,
  "applied",
  { outcome: "lost" },
  { outcome: "refused" },
  { outcome: "refused", codes: [1] },
])("skips a saved answer of the wrong shape: %j", (value) =>
  expect(readSavedAnswer(value)).toBeUndefined(),
)
