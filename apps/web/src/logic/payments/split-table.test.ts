import { describe, expect, it } from "vitest"
import { changeLine, splitTable } from "./split-table.js"

const cells = (text: string): string[][] =>
  splitTable(text).map(({ who, amount, asset, memo }) => [who, amount, asset, memo])

describe("splitTable", () => {
  it.each([
    ["a; 1.5; USDC; December", ["a", "1.5", "USDC", "December"]],
    ["a\t1,5\tUSDC", ["a", "1,5", "USDC", ""]],
    ["a\t\tUSDC", ["a", "", "USDC", ""]],
    ["a, 1.5, USDC", ["a", "1.5", "USDC", ""]],
    ["a, 12,5", ["a", "12,5", "", ""]],
    ["a,1,234.5,XLM,rent", ["a", "1,234.5", "XLM", "rent"]],
    ['"Smith, ""Jo""",5', ['Smith, "Jo"', "5", "", ""]],
    ["a", ["a", "", "", ""]],
    ['"a"b;5', ['"a"b', "5", "", ""]],
  ])("splits %j", (line, expected) => {
    expect(cells(line)).toEqual([expected])
  })

  it("numbers lines as the text has them, and leaves out empty ones", () => {
    expect(splitTable("a; 1\r\n\r\nb; 2\n").map(({ number }) => number)).toEqual([1, 3])
  })
})

describe("changeLine", () => {
  it("changes cells of one line, which is read as the same again", () => {
    const changed = changeLine("a; 1\nb\t2\nc, 3", 2, { who: 'x; "y"' })
    expect(changed).toBe('a; 1\n"x; ""y"""; 2\nc, 3')
    expect(cells(changed)[1]).toEqual(['x; "y"', "2", "", ""])
  })
})
