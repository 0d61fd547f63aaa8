import { describe, expect, test } from "vitest"
import { readBasicStatus, readFinalStatus } from "./outcome.js"

const failure = {
  ActionError: { index: 0, kind: { AccountDoesNotExist: { account_id: "nobody.near" } } },
}

describe("a basic status", () => {
  test("can be Unknown [S3.149]", () =>
    expect(readBasicStatus("Unknown")).toEqual({ status: "Unknown" }))
  test("can be Pending [S3.150]", () =>
    expect(readBasicStatus("Pending")).toEqual({ status: "Pending" }))
  test("can be Failure [S3.151]", () =>
    expect(readBasicStatus("Failure")).toEqual({ status: "Failure" }))

  test("can be an object with SuccessValue, SuccessReceiptId or Failure [S3.152]", () => {
    expect(readBasicStatus({ SuccessValue: "ImhpIg==" })).toEqual({
      status: "SuccessValue",
      value: "ImhpIg==",
    })
    expect(readBasicStatus({ SuccessReceiptId: "8zTj" })).toEqual({
      status: "SuccessReceiptId",
      receiptId: "8zTj",
    })
    expect(readBasicStatus({ Failure: failure })).toMatchObject({
      status: "Failure",
      error: { type: "AccountDoesNotExist", fields: { account_id: "nobody.near", index: 0 } },
    })
  })
})

describe("a final status", () => {
  test("can be NotStarted [S3.153]", () => {
    expect(readFinalStatus("NotStarted")).toEqual({ status: "NotStarted" })
  })
  test("can be Started [S3.154]", () =>
    expect(readFinalStatus("Started")).toEqual({ status: "Started" }))
  test("can be Failure [S3.155]", () =>
    expect(readFinalStatus("Failure")).toEqual({ status: "Failure" }))

  test("can be an object with SuccessValue or Failure [S3.156]", () => {
    expect(readFinalStatus({ SuccessValue: "" })).toEqual({ status: "SuccessValue", value: "" })
    expect(readFinalStatus({ Failure: failure })).toMatchObject({
      status: "Failure",
      error: { type: "AccountDoesNotExist" },
    })
  })
})

test("basic and final statuses do not accept each other's words", () => {
  for (const word of ["NotStarted", "Started"]) expect(() => readBasicStatus(word)).toThrow("read")
  for (const sent of ["Unknown", "Pending", { SuccessReceiptId: "8zTj" }]) {
    expect(() => readFinalStatus(sent)).toThrow(expect.objectContaining({ kind: "bad-reply" }))
  }
})

test.each<unknown>([
  null,
  undefined,
  7,
  "",
  "success",
  [],
  {},
  { SuccessValue: 7 },
  { SuccessValue: "", Failure: failure },
  { constructor: "" },
])("rejects %j", (sent) => {
  for (const read of [readBasicStatus, readFinalStatus]) {
    expect(() => read(sent)).toThrow(expect.objectContaining({ kind: "bad-reply" }))
  }
})
