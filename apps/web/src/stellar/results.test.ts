import { describe, expect, test } from "vitest"
import { readAnswer } from "./results.js"

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
      title: "Confirmed in ledger 42",
      details: [],
      codes: [],
      ledger: 42,
      hash: "ab",
    })
  })

  test("explains the transaction's result code", () => {
    const answer = readAnswer(400, refusal("tx_bad_seq"))
    expect(answer.outcome).toBe("refused")
    expect(answer.details).toEqual([expect.stringContaining("Build it again")])
    expect(answer.codes).toEqual(["tx_bad_seq"])
  })

  test("explains a failed transaction by its operations, and skips codes that say nothing", () => {
    const answer = readAnswer(400, refusal("tx_failed", ["op_success", "op_no_destination"]))
    expect(answer.details).toEqual(["The destination account doesn’t exist on this network."])
    expect(answer.codes).toEqual(["tx_failed", "op_success", "op_no_destination"])
  })

  test("shows an unknown code as it is", () => {
    expect(readAnswer(400, refusal("tx_new_rule")).details).toEqual([
      "The network returned tx_new_rule.",
    ])
  })

  test("a timeout leaves the result open and says that sending again is safe", () => {
    const answer = readAnswer(504, { title: "Timeout", extras: { hash: "cd" } })
    expect(answer.outcome).toBe("unknown")
    expect(answer.hash).toBe("cd")
    expect(answer.details).toEqual([expect.stringContaining("again is safe")])
  })

  test.each([null, "no", 3, [], { extras: { result_codes: { operations: "x" } } }])(
    "rejects an answer of the wrong shape (%j) without throwing",
    (body) => {
      const answer = readAnswer(500, body)
      expect(answer.outcome).toBe("refused")
      expect(answer.details).toEqual(["Horizon returned status 500."])
    },
  )
})
