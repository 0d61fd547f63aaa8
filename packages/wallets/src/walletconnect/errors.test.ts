import { WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { connectError, isParameterError, requestError } from "./errors.js"

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

test.each([
  ["Invalid method.", 1001, "unsupported"],
  ["Unauthorized method.", 3001, "unsupported"],
  ["User rejected.", 5000, "rejected"],
  ["User rejected methods.", 5002, "rejected"],
  ["Unsupported chains.", 5100, "unsupported"],
  ["Unsupported methods.", 5101, "unsupported"],
  ["User disconnected.", 6000, "rejected"],
  ["Unsupported wc_ method.", 10001, "unsupported"],
])("WC3: the library's error %j (%i) is %s", (message, code, kind) => {
  expect(requestError({ message, code }).kind).toBe(kind)
})
