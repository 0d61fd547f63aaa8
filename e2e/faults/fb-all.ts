import { ways } from "./fb-ways.js"
import { tryWay } from "./run.js"
import { scenarios } from "./scenarios/index.js"

const chosen = scenarios.filter(({ name }) => new RegExp(process.env.SC ?? ".").test(name))
for (const way of ways)
  if (!process.env.WAYS || process.env.WAYS.split(",").includes(way.id)) tryWay(way, chosen)
