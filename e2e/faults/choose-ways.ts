import { exclusion } from "./run.js"
import type { Scenario } from "./scenario.js"
import { type Way, ways } from "./ways.js"

/** One way for each scenario, and the scenarios of each way. */
export function chooseWays(scenarios: readonly Scenario[]): ReadonlyMap<Way, readonly Scenario[]> {
  const chosen = new Map<Way, Scenario[]>()
  for (const scenario of scenarios) {
    // By its name, so that a new scenario does not change the ways of the others.
    const start = [...scenario.name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
    const inTurn = ways.map((_, step) => ways[(start + step) % ways.length]!)
    const way = inTurn.find((way) => !exclusion(scenario, way))
    if (!way) throw new Error(`The scenario ${scenario.name} applies to no way.`)
    chosen.set(way, [...(chosen.get(way) ?? []), scenario])
  }
  return chosen
}
