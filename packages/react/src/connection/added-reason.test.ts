import { reason, toWalletError, WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { addedReason } from "./added-reason.js"

const closed = reason("closed", "The window was closed.")

test("omits a reason that says no more than the view, and keeps others", () => {
  expect(addedReason(new WalletError("rejected", closed), ["closed"])).toBeUndefined()
  expect(addedReason(new WalletError("rejected", closed), ["other"])).toBe(closed)
})

test("keeps only the remedy of a reason that has one", () => {
  const remedy = reason("retry", "Try again.")
  const words = reason("withRemedy", "{said} {remedy}", { said: closed, remedy })
  expect(addedReason(new WalletError("rejected", words), [])).toBe(remedy)
})

test("omits the wallet's own text, and keeps that of an app's module", () => {
  const error = toWalletError({ code: -4, message: "The user rejected this request." })
  expect(addedReason(error, [])).toBeUndefined()
  expect(addedReason(new WalletError("rejected", "Too late."), [])).toEqual({ quote: "Too late." })
})
