import { expect, test } from "vitest"
import { faultsOf } from "./check-packed.js"

const faults = (path: string, text = "") => faultsOf(new Map([[path, text]]))

test("a package must not have sources, source maps or build state", () => {
  for (const path of ["src/kit.ts", "dist/kit.js.map", "dist/kit.test.js", "dist/.tsbuildinfo"])
    expect(faults(path)).toEqual([`${path} should not be in it.`])
  expect(faults("dist/kit.js")).toEqual([])
  expect(faults("dist/kit.d.ts")).toEqual([])
})

test.each([
  ["dist/styles.css", '@import "./base.css" layer(alidade);'],
  ["dist/kit.js", 'await import("@alidade/react/styles.css")'],
  ["dist/kit.js", 'import "./styles.css"'],
])("%s must not import a style sheet: %s", (path, text) => {
  expect(faults(path, text)).toEqual([`${path} imports a style sheet.`])
})

test("the templates of apps may import style sheets", () => {
  expect(faults("dist/templates/vue/src/main.js", 'import "./style.css"')).toEqual([])
})

test("a README must not have a link that its readers cannot follow", () => {
  expect(faults("README.md", "[words](../../docs/architecture.md)")).toEqual([
    "README.md has the dead link ../../docs/architecture.md.",
  ])
})
