import { describe, expect, test } from "vitest"
import { readTitles } from "./test-titles.js"

const titles = (source: string, file = "a.test.ts"): string[] =>
  readTitles(file, source).map(({ title }) => title)

describe("what counts as a test", () => {
  test("test, it and all their running forms in Vitest and Playwright", () => {
    const source = `
      test("a", () => {})
      it("b", async () => {})
      test.only("c", () => {})
      test.concurrent("d", () => {})
      test.each([[1], [2]])("e %i", () => {})
      test.each\`x | y\${1} | \${2}\`("f $x", () => {})
      test("g", handler)
      test("h", { timeout: 1000 }, () => {})
      test(\`i\`, async ({ page }) => {})
    `
    expect(titles(source)).toEqual(["a", "b", "c", "d", "e %i", "f $x", "g", "h", "i"])
  })

  test("a group with a running test in it, before its tests", () => {
    const source = `
      describe("outer", () => {
        describe.each([1])("inner %i", () => { test("a", () => {}) })
      })
      test.describe("journey", () => { test("b", () => {}) })
      test.describe(() => { test("c", () => {}) })
    `
    expect(titles(source)).toEqual(["outer", "inner %i", "a", "journey", "b", "…", "c"])
  })

  test("a test inside a loop, a function or a JSX attribute", () => {
    const source = `
      for (const wallet of wallets) test("a", () => {})
      function suite() { test("b", () => {}) }
      const view = <Runner run={() => test("c", () => {})} />
    `
    expect(titles(source, "a.test.tsx")).toEqual(["a", "b", "c"])
  })

  test("its line, and the groups around it", () => {
    const source =
      'describe("a", () => {\n  describe("b", () => {\n    test("c", () => {})\n  })\n})\ntest("d", () => {})'
    expect(readTitles("a.test.ts", source)).toEqual([
      { title: "a", within: [], line: 1 },
      { title: "b", within: ["a"], line: 2 },
      { title: "c", within: ["a", "b"], line: 3 },
      { title: "d", within: [], line: 6 },
    ])
  })
})

describe("what does not count", () => {
  test("comments, strings, and JSX text", () => {
    const source = `
      // test("a", () => {})
      /* it("b", () => {}) */
      const code = 'test("c", () => {})'
      const view = <p>test("d", () ={">"} 1)</p>
    `
    expect(titles(source, "a.test.tsx")).toEqual([])
  })

  test.each([
    'test.skip("a", () => {})',
    'test.todo("a")',
    'test("a")',
    'test.fixme("a", () => {})',
    'test.fails("a", () => {})',
    'test.skipIf(slow)("a", () => {})',
    'test.runIf(fast)("a", () => {})',
    'test("a", { skip: true }, () => {})',
    'describe.skip("a", () => { test("b", () => {}) })',
    'test.describe.skip("a", () => { describe("b", () => { test("c", () => {}) }) })',
    'test("a", () => { test.skip(headless, "needs a window") })',
    'test.describe("a", () => { test("b", () => {}); test.skip(({ browserName }) => true, "why") })',
    'test.fixme(); test("a", () => {})',
    'describe("a", () => {})',
    'describe("a", () => { test.skip("b", () => {}) })',
  ])("a test that never or not always runs: %s", (source) => {
    expect(titles(source)).toEqual([])
  })

  test.each([
    'other("a", () => {})',
    'test.step("a", async () => {})',
    'suite.test("a", () => {})',
    'regex.test("a", other)',
    'test["each"]("a", () => {})',
    "test.use({ locale: 'de' })",
    "test.beforeEach(() => {})",
  ])("another function: %s", (source) => {
    expect(titles(source)).toEqual([])
  })
})

test("reads titles through templates and sums, with … for computed parts", () => {
  const source = [
    `test(\`a \${x} b\`, () => {})`,
    'test("c " + "d", () => {})',
    'test("e " + x, () => {})',
    "test(title, () => {})",
  ].join("\n")
  expect(titles(source)).toEqual(["a … b", "c d", "e …", "…"])
})

test("throws on a source that does not parse", () => {
  expect(() => readTitles("a.test.ts", "const = 3")).toThrow("Parse failed")
})
