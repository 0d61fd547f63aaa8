import { WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { connectError, isParameterError } from "./errors.js"

test.each([
  [-32602, true],
  [-32600, true],
  [-3, true],
  [-32000, false],
  [5000, false],
  [-1, false],
])("code %i means that the parameters were not understood: %s", (code, expected) => {
  expect(isParameterError({ code, message: "words" })).toBe(expected)
})

test("keeps a WalletError as the reason of a failed connection", () => {
  const error = new WalletError("unsupported", "No screen shows the code.")
  expect(connectError(error)).toBe(error)
})
