import { expect, test } from "vitest"
import { writeCsv } from "./csv.js"

test("writes rows with quoted cells", () => {
  expect(
    writeCsv([
      ["Time", "What"],
      ['2 "XLM", paid', "a\nb"],
    ]),
  ).toBe('\uFEFF"Time","What"\r\n"2 ""XLM"", paid","a\nb"\r\n')
})

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])(
  "writes %j as text, not as a formula",
  (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)
