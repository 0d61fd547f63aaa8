import { isAddress } from "@alidade/core"
import { expect, test } from "vitest"
import { markPath } from "../../logic/parties/mark-path.js"
import { example } from "./example-party.js"

test("the example's recipient has the picture that the page draws of its address", () => {
  expect(isAddress(example.address)).toBe(true)
  expect(example.mark).toBe(markPath(example.address))
})
