import { tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"
import { ways } from "./ways.js"

/** Part of the names of the scenarios to try. */
const { FAULTS = "" } = process.env

/** Tries every scenario over every way, or those whose names `FAULTS` is part of. */
const chosen = scenarios.filter(({ name }) => name.includes(FAULTS))
for (const way of ways) tryWay(way, chosen)
