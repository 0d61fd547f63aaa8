import { expect, test as inShell } from "../harness/test.js"
import { type DrivenBench, openBench } from "./bench.js"
import { CELL, type Cell } from "./cell.js"
import type { Expected, Scenario } from "./scenario.js"
import type { Way } from "./ways.js"

/** Why a scenario does not apply to a way. */
export function exclusion({ ask, excludes }: Scenario, way: Way): string | undefined {
  if (way.lacks.includes(ask)) return `${way.name} has no such request (${ask})`
  return excludes?.(way)
}

/** Tries scenarios over one way, in one page. */
export function tryWay(way: Way, scenarios: readonly Scenario[], test = inShell): void {
  if (scenarios.length === 0) return
  test(`${way.name}: ${scenarios.length} faults end as expected, leave nothing, and do not last`, {
    tag: test === inShell ? "@main" : [],
  }, async ({ page, server }) => {
    // Each question has its own limit.
    test.setTimeout(20 * 60_000)
    const note = (cell: Cell): void => {
      test.info().annotations.push({ type: CELL, description: JSON.stringify(cell) })
    }
    let bench: DrivenBench | undefined
    let opened = page
    for (const scenario of scenarios) {
      const { name } = scenario
      const excluded = exclusion(scenario, way)
      if (excluded) {
        note({ scenario: name, way: way.name, excluded })
        console.log(`${name} over ${way.name}: does not apply, ${excluded}`)
        continue
      }
      bench ??= await openBench(way, opened, server)
      const saw = await test.step(name, () => tryCell(bench!, scenario))
      note({ scenario: name, way: way.name, saw })
      if (!scenario.breaksPage?.(way)) continue
      bench = undefined
      const next = await opened.context().newPage()
      await opened.close()
      opened = next
    }
  })
}

/** Tries a scenario, and returns what the app saw. */
async function tryCell(bench: DrivenBench, scenario: Scenario): Promise<string> {
  const about = `${scenario.name} over ${bench.way.name}`
  await bench.ready(scenario)
  await scenario.cause(bench)
  const saw = await bench.outcome()
  console.log(`${about}: ${saw}`)
  const expected = scenario.sees(bench.way)
  expect.soft(isExpected(saw, expected), `${about}: saw ${saw}, not ${expected}`).toBe(true)
  if (scenario.breaksPage?.(bench.way)) return saw
  const { left, again } = await bench.afterwards(saw)
  const kept = scenario.keeps ?? []
  const leftBehind = left.filter((what) => !kept.some((start) => what.startsWith(start)))
  expect.soft(leftBehind, `${about}: leaves nothing behind`).toEqual([])
  expect.soft(again, `${about}: asked again`).toBe("succeeds")
  return saw
}

function isExpected(saw: string, expected: Expected): boolean {
  return [expected].flat().some((each) => saw === each || saw.startsWith(`${each} `))
}
