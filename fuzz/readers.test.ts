import { expect, test } from "vitest"
import { checkReader } from "./check-reader.js"
import { readers } from "./readers.js"

/** A few cases of each. `npm run fuzz` runs as many as you like. */
test.each(readers)("$name keeps its promise", async (reader) => {
  expect(await checkReader(reader, { cases: 60, seed: 1 })).toBeUndefined()
  expect(reader.isReached?.()).not.toBe(false)
})
