import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { cellsOf, headingsOf, pageOf } from "./page-of-results.js"
import { exclusion, tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"
import { type Way, ways } from "./ways.js"

/** Tries each scenario over one way. `npm run faults` tries all. */

const chosen = new Map<Way, (typeof scenarios)[number][]>(ways.map((way) => [way, []]))
for (const scenario of scenarios) {
  // By its name, so that a new scenario does not change the ways of the others.
  const start = [...scenario.name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  const inTurn = ways.map((_, step) => ways[(start + step) % ways.length]!)
  const way = inTurn.find((way) => !exclusion(scenario, way))
  if (!way) throw new Error(`The scenario ${scenario.name} applies to no way.`)
  chosen.get(way)?.push(scenario)
}

for (const [way, all] of chosen) if (all.length > 0) tryWay(way, all)

test("docs/faults.md has the scenarios of the table", { tag: "@main" }, () => {
  const page = readFileSync(new URL("../../docs/faults.md", import.meta.url), "utf8")
  expect(headingsOf(page), "npm run faults writes the page").toEqual(
    scenarios.map(({ name, says }) => `${name}: ${says}`),
  )
  expect(pageOf(cellsOf(page)), "a run of some scenarios keeps the rest").toBe(page)
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
})
