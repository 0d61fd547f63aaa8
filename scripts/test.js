import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { buildPublished, buildWeb, published } from "./build.js"
import { checkPacked } from "./check-packed.js"
import { haveChromium } from "./chromium.js"
import { haveEngines } from "./engines.js"
import { install } from "./install.js"
import { pack } from "./pack.js"
import { checkWords } from "./plain-words.js"
import { readPlaywright, readVitest } from "./reports.js"
import { root, tool } from "./run.js"

const reports = `${root}.cache/reports`

/** @typedef {import("./reports.js").Results} Results */

/** @type {[name: string, seconds: number, passed: boolean][]} */
const steps = []

/**
 * Runs a step, even if earlier steps failed.
 * @param {string} name
 * @param {() => Promise<number | void>} action returns its exit code, or nothing on success
 */
async function step(name, action) {
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

/** @type {string[]} */
let engines = []
try {
  await install([...published.map((name) => `packages/${name}`), "apps/web", "e2e", "react-18"])
  await haveChromium()
  engines = await haveEngines()
} catch (error) {
  // The message says what to do; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const [, , built] = await Promise.all([
  step("types", () => tool("tsc", ["--noEmit"])),
  step("lint", async () => {
    const code = await tool("biome", ["check", ".", "--error-on-warnings"])
    return code || checkWords()
  }),
  step("build", async () => {
    await buildPublished()
    await buildWeb()
  }),
])
await step("units", async () => {
  const code = await units()
  if (code === 0 || existsSync(`${reports}/units.json`)) return code
  // Vitest exits without a report if the browser's connection breaks. A failed test is always in the report.
  console.log(`Vitest ended with code ${code} and without a report. It is started once more.`)
  return units()
})
if (built) {
  await step("journeys", () =>
    tool("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/journeys.json` },
    }),
  )
  // Missing engines have been reported above.
  if (engines.length > 0) {
    await step("engines", () =>
      tool(
        "playwright",
        [
          ...["test", "--config", "e2e/engines/playwright.config.ts", "--reporter=list,json"],
          ...engines.map((name) => `--project=${name}`),
        ],
        { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/engines.json` } },
      ),
    )
  }
  await Promise.all([
    step("packages' shape", shape).then(() =>
      step("packed packages", () => node("outside/short.js")),
    ),
    step("wallets' table", () => node("scripts/wallet-table.js")),
    step("public surface", () => node("scripts/api.js")),
    step("budgets", () => node("bench/sizes.js")),
  ])
}
await step("ledger", () => node("scripts/ledger.js"))

function units() {
  const report = `--outputFile.json=${reports}/units.json`
  return tool("vitest", ["run", "--reporter=default", "--reporter=json", report])
}

/**
 * Checks for unused files and exports, that the published packages can be imported and have types, and that the types of
 * both versions of React fit them.
 */
async function shape() {
  const codes = await Promise.all([
    tool("knip", ["--no-progress"]),
    tool("tsc", ["-p", "react-18"]),
    tool("tsc", ["-p", "react-18/tsconfig.react-19.json"]),
    pack(`${root}.cache/packed`).then(async (packed) => ((await checkPacked(packed)) ? 0 : 1)),
  ])
  return Math.max(...codes)
}

/** @param {string} script */
async function node(script) {
  const { run } = await import("./run.js")
  return run(process.execPath, [script])
}

/**
 * @param {string} file
 * @param {(report: any) => Results} read
 * @returns {Results}
 */
function results(file, read) {
  try {
    return read(JSON.parse(readFileSync(`${reports}/${file}`, "utf8")))
  } catch {
    // The report is missing if the runner failed early. Its step has reported that already.
    return { passed: 0, failed: 0, skipped: 0, names: [] }
  }
}

const inUnits = results("units.json", readVitest)
const inJourneys = results("journeys.json", readPlaywright)
const inEngines = results("engines.json", readPlaywright)
const all = [inUnits, inJourneys, inEngines]
/** @param {"passed" | "failed" | "skipped"} what */
const total = (what) => all.reduce((sum, result) => sum + result[what], 0)

console.log()
for (const [name, seconds, passed] of steps) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
}
console.log(`units: ${inUnits.passed} passed, ${inUnits.failed} failed`)
console.log(`journeys: ${inJourneys.passed} passed, ${inJourneys.failed} failed`)
console.log(`in other engines: ${inEngines.passed} passed, ${inEngines.failed} failed`)
for (const name of all.flatMap(({ names }) => names)) console.log(`Failed: ${name}`)
const broken = steps.filter(([, , passed]) => !passed)
if (broken.length > 0) console.log(`Failed steps: ${broken.map(([name]) => name).join(", ")}`)
console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`)
process.exitCode = broken.length > 0 ? 1 : 0
