import { errorCodes } from "@alidade/core"
import { expect, test } from "vitest"
import { remedies } from "./error-remedies.js"

test("explains each kind of error, and no other", () => {
  expect(Object.keys(remedies).sort()).toEqual(Object.keys(errorCodes).sort())
})
