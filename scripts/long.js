import { haveChromium } from "./chromium.js"
import { haveEngines } from "./engines.js"
import { run, tool } from "./run.js"
import { haveServers } from "./servers.js"
import { playwright, printSteps, step } from "./steps.js"

/** `npm run long` runs what `npm test` leaves out, with the engines and servers that only this needs. It needs a build. */

await haveChromium()
const engines = await haveEngines()
await haveServers()

/** @param {readonly string[]} args */
const vitest = (...args) => tool("vitest", ["run", ...args])

await step("units in Node", () => vitest("--project=node", "--isolate"))
await step("long units", () => vitest("--project=browser", ".long."))
await step("React 18", () => vitest("--project=react-18", "--project=react-18 server"))
await step("journeys", () => playwright("long", "e2e/playwright.config.ts", []))
await step("page of wallets", () => run(process.execPath, ["scripts/wallet-table.js"]))
const projects = ["chromium", ...engines].map((name) => `--project=${name}`)
await step("engines", () => playwright("engines", "e2e/engines/playwright.config.ts", projects))

const failed = printSteps()
if (failed.length > 0) console.log(`Failed steps: ${failed.join(", ")}`)
process.exitCode = failed.length > 0 ? 1 : 0
