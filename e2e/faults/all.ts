import { tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"
import { ways } from "./ways.js"
import { testInWholeBrowser } from "./whole-browser.js"

/** Part of the names of the scenarios to try. */
const { FAULTS = "" } = process.env

/** Tries every scenario over every way, or those whose names `FAULTS` is part of. */
const all = scenarios.filter(({ name }) => name.includes(FAULTS))
const usual = all.filter(({ needsWholeBrowser }) => !needsWholeBrowser)
const rest = all.filter(({ needsWholeBrowser }) => needsWholeBrowser)
for (const way of ways) tryWay(way, usual)
testInWholeBrowser.describe("in the whole browser", () => {
  for (const way of ways) tryWay(way, rest, testInWholeBrowser)
})
