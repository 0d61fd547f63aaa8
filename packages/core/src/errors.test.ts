import { expect, test } from "vitest"
import { errorCodes, parseError, toWalletError, WalletError } from "./errors.js"

test("the code comes from error.code, then from the code field, else it is -1 [S8.1 S8.2 S8.3]", () => {
  expect(parseError({ error: { code: -4 }, code: -2 }).code).toBe(-4)
  expect(parseError({ code: -2 }).code).toBe(-2)
  expect(parseError({}).code).toBe(-1)
  expect(parseError(undefined).code).toBe(-1)
})

test("the message comes from error.message, the message field, the error string, the default [S8.4 S8.5 S8.6 S8.7]", () => {
  expect(parseError({ error: { message: "inner" }, message: "outer" }).message).toBe("inner")
  expect(parseError({ message: "outer" }).message).toBe("outer")
  expect(parseError("said so").message).toBe("said so")
  expect(parseError({ error: "said so" }).message).toBe("said so")
  expect(parseError(null).message).toBe("Unhandled error from the wallet")
  expect(parseError(7).message).toBe("Unhandled error from the wallet")
})

test("what throws when it is read is an error without words, not another one", () => {
  const hostile = {
    get code(): number {
      throw new Error("read me not")
    },
  }
  expect(parseError(hostile)).toEqual({ code: -1, message: "Unhandled error from the wallet" })
  const { kind, cause } = toWalletError(hostile)
  expect(kind).toBe("internal")
  expect(cause === hostile).toBe(true)
})

test("ext is passed through [S8.8 S3.62]", () => {
  expect(parseError({ error: { code: -3, ext: ["x"] } }).ext).toEqual(["x"])
  expect(parseError({ ext: "y" }).ext).toBe("y")
  expect(parseError({ message: "m" })).not.toHaveProperty("ext")
})

test("a wallet error shows code, message and ext as JSON [S3.60 S3.61 S3.62]", () => {
  const error = new WalletError("rejected", "Declined", { ext: "more" })
  expect(JSON.parse(JSON.stringify(error))).toEqual({ code: -4, message: "Declined", ext: "more" })
  expect(new WalletError("locked", "Locked").toJSON()).toEqual({ code: -1, message: "Locked" })
})

test("SI4: every kind has one of SEP-43's codes", () => {
  for (const code of Object.values(errorCodes)) expect([-1, -2, -3, -4]).toContain(code)
})

test("what a wallet threw keeps its number and stays in cause", () => {
  const thrown = { error: { code: -7, message: "own" } }
  const error = toWalletError(thrown, "albedo")
  expect(error).toMatchObject({ kind: "external", code: -7, message: "own", walletId: "albedo" })
  expect(error.cause).toBe(thrown)
  expect(toWalletError({ code: -4, message: "no" }).kind).toBe("rejected")
})

test("a wallet error is handed on as it is, with the wallet's id added", () => {
  const error = new WalletError("locked", "Locked", { ext: 1 })
  expect(toWalletError(error)).toBe(error)
  expect(toWalletError(error, "x")).toMatchObject({ kind: "locked", walletId: "x", ext: 1 })
})
