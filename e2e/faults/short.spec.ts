import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { chooseWays } from "./choose-ways.js"
import { cellsOf, headingsOf, pageOf } from "./page-of-results.js"
import { tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"

/** Tries each scenario over one way, besides those of `kept.spec.ts`. `npm run faults` tries all. */
const all = scenarios.filter(({ needsWholeBrowser }) => !needsWholeBrowser)
for (const [way, chosen] of chooseWays(all)) tryWay(way, chosen)

test("docs/faults.md has the scenarios of the table", { tag: "@main" }, () => {
  const page = readFileSync(new URL("../../docs/faults.md", import.meta.url), "utf8")
  expect(headingsOf(page), "npm run faults writes the page").toEqual(
    scenarios.map(({ name, says }) => `${name}: ${says}`),
  )
  expect(pageOf(cellsOf(page)), "a run of some scenarios keeps the rest").toBe(page)
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
})
