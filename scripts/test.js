import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { checkBudgets } from "../bench/budgets.js"
import { buildPublished, bundleWeb, completeWeb, published } from "./build.js"
import { checkPacked } from "./check-packed.js"
import { haveChromium } from "./chromium.js"
import "./hooks.js"
import { install } from "./install.js"
import { pack } from "./pack.js"
import { forgetPassed, hashInputs, hasPassed, rememberPassed } from "./passed-steps.js"
import { checkWords } from "./plain-words.js"
import { readPlaywright, readVitest } from "./reports.js"
import { root, run, tool } from "./run.js"
import { playwright, printSteps, reports, skipStep, step } from "./steps.js"

/**
 * `npm test` runs the parts of `npm run …` one after the other, and counts. A long step that passed with the same files
 * before does not run again, except in CI and with `npm test -- --fresh`.
 */

const isFresh = process.env.CI !== undefined || process.argv.includes("--fresh")

/** @typedef {import("./reports.js").Results} Results */

/**
 * Where nobody waits for an answer, a failed test is repeated once and named at the end. Where somebody does, a race is a
 * failure to mend.
 */
const repetition = isFresh ? ["1"] : []

/** Files that have no effect on the units, and none on the journeys. */
const onlyInJourneys = /^e2e\/.+\.(spec|engine)\.ts$|^\.changeset\//
const onlyInUnits = /\.test\.tsx?$|^(bench|docs|outside|\.changeset|\.github)\//

/**
 * Runs a step that writes `<name>.json` into the reports, unless it passed with the same files before.
 * @param {string} name
 * @param {() => Promise<number>} action returns its exit code
 * @param {RegExp} without paths of files that have no effect on it
 */
async function longStep(name, action, without) {
  const report = `${reports}/${name}.json`
  const inputs = hashInputs(without)
  if (!isFresh && inputs && hasPassed(name, inputs, report)) {
    console.log(`\n── ${name}: passed before with the same files. npm test -- --fresh runs it.`)
    skipStep(name)
    return
  }
  forgetPassed(name)
  if ((await step(name, action)) && inputs) rememberPassed(name, inputs, report)
}

try {
  const packages = install([
    ".",
    ...published.map((name) => `packages/${name}`),
    "apps/web",
    "e2e",
    "packages/react-18",
  ])
  await Promise.all([haveChromium(), packages])
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
    const { checkFloors } = await import("./floors.js")
    return code || checkWords() || checkFloors() || checkBudgets()
  }),
  step("build", async () => {
    await buildPublished()
    await bundleWeb()
    await completeWeb()
  }),
])
await longStep("units", units, onlyInJourneys)
if (built) {
  await longStep("journeys", journeys, onlyInUnits)
  await Promise.all([
    step("packages' shape", shape).then(() =>
      step("packed packages", () => node("outside/short.js")),
    ),
    step("dependencies", () => node("scripts/supply-chain.js")),
    step("public surface", () => node("scripts/api.js")),
    step("budgets", () => node("bench/sizes.js")),
  ])
}
await step("ledger", () => node("scripts/ledger.js"))

async function units() {
  const report = `${reports}/units.json`
  const args = [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...repetition.map((times) => `--retry=${times}`),
  ]
  const code = await tool("vitest", args)
  if (code === 0 || existsSync(report)) return code
  // Vitest exits without a report if the browser's connection breaks. A failed test is always in the report.
  console.log(`Vitest ended with code ${code} and without a report. It is started once more.`)
  return tool("vitest", args)
}

function journeys() {
  const retries = repetition.map((times) => `--retries=${times}`)
  return playwright("journeys", "e2e/playwright.config.ts", ["--grep=@main", ...retries])
}

/**
 * Checks for unused files and exports, that the published packages can be imported and have types, and that the types of
 * both versions of React fit them.
 */
async function shape() {
  const codes = await Promise.all([
    tool("knip", ["--no-progress"]),
    tool("tsc", ["-p", "packages/react-18"]),
    tool("tsc", ["-p", "packages/react-18/tsconfig.react-19.json"]),
    pack(`${root}.cache/packed`).then(async (packed) => ((await checkPacked(packed)) ? 0 : 1)),
  ])
  return Math.max(...codes)
}

/** @param {string} script */
function node(script) {
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
    return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
  }
}

const inUnits = results("units.json", readVitest)
const inJourneys = results("journeys.json", readPlaywright)
const all = [inUnits, inJourneys]
/** @param {"passed" | "failed" | "skipped"} what */
const total = (what) => all.reduce((sum, result) => sum + result[what], 0)

const broken = printSteps()
console.log(`units: ${inUnits.passed} passed, ${inUnits.failed} failed`)
console.log(`journeys: ${inJourneys.passed} passed, ${inJourneys.failed} failed`)
print("Failed", "failures")
print("Passed only when repeated", "unsteady")
if (broken.length > 0) console.log(`Failed steps: ${broken.join(", ")}`)
console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`)
process.exitCode = broken.length > 0 ? 1 : 0

/**
 * @param {string} how they ended
 * @param {"failures" | "unsteady"} which
 */
function print(how, which) {
  for (const { name, message } of all.flatMap((result) => result[which])) {
    console.log(`${how}: ${name}`)
    if (message) console.log(message.replace(/^/gm, "    "))
  }
}
