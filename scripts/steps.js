import { root, tool } from "./run.js"

/** The parts of a long command: each is timed, and runs even if an earlier one failed. */

/** Where the runners write their reports. */
export const reports = `${root}.cache/reports`

/** @type {[name: string, seconds: number, passed: boolean][]} */
const steps = []

/**
 * Runs a step. Resolves to whether it passed.
 * @param {string} name
 * @param {() => Promise<number | void>} action returns its exit code, or nothing on success
 */
export async function step(name, action) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  let passed = false
  try {
    passed = ((await action()) ?? 0) === 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  steps.push([name, (performance.now() - start) / 1000, passed])
  return passed
}

/**
 * Notes a step that need not run again.
 * @param {string} name
 */
export function skipStep(name) {
  steps.push([`${name} (cached)`, 0, true])
}

/** Prints the steps with their times. Returns the names of those that failed. */
export function printSteps() {
  console.log()
  for (const [name, seconds, passed] of steps)
    console.log(`${passed ? "✓" : "✗"} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
  return steps.filter(([, , passed]) => !passed).map(([name]) => name)
}

/**
 * Runs Playwright's tests, with a report.
 * @param {string} name of the report
 * @param {string} config
 * @param {readonly string[]} args
 */
export function playwright(name, config, args) {
  return tool("playwright", ["test", "--config", config, "--reporter=list,json", ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` },
  })
}
