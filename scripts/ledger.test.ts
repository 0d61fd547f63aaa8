import { describe, expect, test } from "vitest"
import { audit, cell, fill, readRows, readWitnesses } from "./ledger.js"

const page = (...cells: string[]): string =>
  [
    "# Ledger",
    "",
    "| row | statement | shown by |",
    "|---|---|---|",
    ...["S1.1 | One", "S1.2 | Two", "S2.1 | Three"].map(
      (row, index) => `| ${row} | ${cells[index] ?? "open"} |`,
    ),
    "",
    "Text.",
  ].join("\n")

const rowsOf = (...ids: string[]): string => ids.map((id) => `| ${id} | x | open |`).join("\n")

describe("rows of the page", () => {
  test("reads rows in order, and skips other tables and text", () => {
    expect(readRows(page())).toEqual({ rows: ["S1.1", "S1.2", "S2.1"], faults: [] })
  })

  test("reports a duplicate row", () => {
    const { faults } = readRows(rowsOf("S1.1", "S1.2", "S1.2"))
    expect(faults).toEqual(["docs/specification.md:3: S1.2 appears twice"])
  })

  test.each([
    [["S1.1", "S1.3"], "S1.3 is out of order after S1.1"],
    [["S1.2"], "S1.2 is out of order after S0.0"],
    [["S1.1", "S2.2"], "S2.2 is out of order after S1.1"],
    [["S1.1", "S3.1"], "S3.1 is out of order after S1.1"],
    [["S1.1", "S2.1", "S1.2"], "S1.2 is out of order after S2.1"],
  ])("reports a gap or a step back: %j", (ids, fault) => {
    expect(readRows(rowsOf(...ids)).faults[0]).toContain(fault)
  })

  test("reports a row without its three cells", () => {
    expect(readRows("| S1.1 | One |").faults[0]).toContain(
      "docs/specification.md:1: a row must read",
    )
  })
})

describe("marks in titles", () => {
  test("removes the marks of tests and groups, and puts the groups' titles first", () => {
    const source = `
      describe("a group [S2.1]", () => {
        test("first [S1.1]", () => {})
        test("second [S1.1 S1.2] and [S2.1 S1.1]", () => {})
        test("third", () => {})
      })
    `
    expect(readWitnesses("a.test.ts", source)).toEqual({
      witnesses: [
        { file: "a.test.ts", title: "a group", rows: ["S2.1"] },
        { file: "a.test.ts", title: "a group › first", rows: ["S1.1"] },
        { file: "a.test.ts", title: "a group › second and", rows: ["S1.1", "S1.2", "S2.1"] },
      ],
      faults: [],
    })
  })

  test("ignores skipped tests and comments", () => {
    const source = 'test.skip("a [S1.1]", () => {})\n// test("b [S1.2]", () => {})'
    expect(readWitnesses("a.test.ts", source).witnesses).toEqual([])
  })

  test.each(["[S5]", "[s5.3]", "[S5.3, S8.1]", "[ S5.3]", "[S5.3 FR2]"])(
    "reports %s with its file and line",
    (mark) => {
      const { faults } = readWitnesses("a.test.ts", `\ntest("a ${mark}", () => {})`)
      expect(faults).toEqual([
        `a.test.ts:2: \`${mark}\` is not a valid mark; write \`[S5.3 S8.1]\``,
      ])
    },
  )

  test("ignores other brackets", () => {
    const { witnesses, faults } = readWitnesses(
      "a.test.ts",
      'test("null [FR3] [SI1] [] [S1.1]", () => {})',
    )
    expect(witnesses).toEqual([{ file: "a.test.ts", title: "null [FR3] [SI1] []", rows: ["S1.1"] }])
    expect(faults).toEqual([])
  })

  test("reports a file that does not parse", () => {
    expect(readWitnesses("a.test.ts", "const = 3").faults[0]).toContain(
      "a.test.ts: cannot be read: Parse failed",
    )
  })
})

describe("the last column", () => {
  const witness = (title: string): { file: string; title: string; rows: string[] } => ({
    file: "scripts/a.test.ts",
    title,
    rows: ["S1.2"],
  })

  test("names up to two tests, and counts the others", () => {
    const link = "[scripts/a.test.ts](../scripts/a.test.ts) ›"
    expect(cell([])).toBe("open")
    expect(cell([witness("a")])).toBe(`${link} a`)
    expect(cell([witness("a"), witness("b")])).toBe(`${link} a; ${link} b`)
    expect(cell(["a", "b", "c", "d"].map(witness))).toBe(`${link} a; ${link} b +2`)
  })

  test("shortens a long title, never inside a character", () => {
    expect(cell([witness("é".repeat(100))])).toMatch(/ é{100}$/)
    expect(cell([witness("😀".repeat(101))])).toMatch(/ (?:😀){99}…$/u)
  })

  test("escapes Markdown in titles; filling it twice changes nothing", () => {
    const once = fill(page(), [witness("a | b `c` <d>")])
    expect(once).toContain("| S1.2 | Two | [scripts")
    expect(once).toContain("› a \\| b \\`c\\` \\<d\\> |\n")
    expect(fill(once, [witness("a | b `c` <d>")])).toBe(once)
    expect(fill(once, [])).toBe(page())
  })
})

describe("the comparison of page and tests", () => {
  const file = "scripts/a.test.ts"

  test("counts shown and all rows, and fills the column", () => {
    const source = 'test("a [S1.2 S2.1]", () => {})'
    const named = "[scripts/a.test.ts](../scripts/a.test.ts) › a"
    expect(audit(page(), [{ file, source }])).toEqual({
      filled: page("open", named, named),
      stale: true,
      faults: [],
      rows: 3,
      shown: 2,
    })
  })

  test("finds a filled page stale only after a title changes", () => {
    const { filled } = audit(page(), [{ file, source: 'test("a [S1.2]", () => {})' }])
    expect(audit(filled, [{ file, source: 'test("a [S1.2]", () => {})' }]).stale).toBe(false)
    expect(audit(filled, [{ file, source: 'test("b [S1.2]", () => {})' }]).stale).toBe(true)
    expect(audit(filled, []).stale).toBe(true)
  })

  test("reports a test that names an unknown row", () => {
    const source = 'test("a [S1.2 S1.3]", () => {})'
    expect(audit(page(), [{ file, source }]).faults).toEqual([
      "scripts/a.test.ts: no row S1.3 (“a”)",
    ])
  })

  test("reports faults of the page and the titles together", () => {
    const source = 'test("a [S9]", () => {})'
    expect(audit(rowsOf("S1.2"), [{ file, source }]).faults).toHaveLength(2)
  })
})
