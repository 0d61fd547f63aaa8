import fc from "fast-check"
import { expect, onTestFinished, test, vi } from "vitest"
import * as lookAlikes from "./look-alikes.js"
import { createNameIndex } from "./name-index.js"

/** Short names of few letters, so that many resemble others: Latin, Cyrillic, Greek, digits, and what doesn't count. */
const name = fc
  .array(fc.constantFrom(..."aAoOlI10аоіжяπΣ é!\u200b中"), { maxLength: 4 })
  .map((letters) => letters.join(""))

test("finds the names that resemble one, in their order", () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), name, (names, wanted) => {
      const index = createNameIndex<number>()
      for (const [at, one] of names.entries()) index.add(one, at)
      const expected = [...names.keys()].filter((at) =>
        lookAlikes.resembles(wanted, names[at] ?? ""),
      )
      expect(index.findResembling(wanted)).toEqual(expected)
    }),
  )
})

test("compares a Latin name only with equal ones and those of another alphabet", () => {
  const index = createNameIndex<string>()
  for (let count = 0; count < 500; count++) index.add(`Contact ${count + 1_000}`, `${count}`)
  index.add("Жontact 1007", "Cyrillic")
  const spied = vi.spyOn(lookAlikes, "lettersResemble")
  onTestFinished(() => spied.mockRestore())
  expect(index.findResembling("contact 1007")).toEqual(["7", "Cyrillic"])
  expect(spied).toHaveBeenCalledTimes(2)
})
