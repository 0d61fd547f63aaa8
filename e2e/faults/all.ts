import { tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"
import { ways } from "./ways.js"

/** Tries every scenario over every way. */
for (const way of ways) tryWay(way, scenarios)
