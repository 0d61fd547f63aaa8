import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromiumArgs, shellPath } from "../../scripts/chromium.js"

/** @typedef {import("../case.js").Context} Context */

/** Each framework and each network. */
const choices = /** @type {const} */ ([
  ["vite-react", "testnet"],
  ["vite-react", "local"],
  ["next", "public"],
  ["svelte", "testnet"],
  ["vue", "public"],
  ["html", "local"],
])

/**
 * From nothing to a green test, as a new user does it: creates an app with each framework, installs its packages, and runs
 * its test. Says how many seconds each command takes.
 * @type {import("../case.js").Check}
 */
export default async function check(context) {
  const lines = []
  for (const [framework, network] of choices) lines.push(await create(context, framework, network))
  return lines
}

/**
 * @param {Context} context
 * @param {string} framework
 * @param {string} network
 */
async function create({ folder, registry, run }, framework, network) {
  const app = `${framework}-${network}`
  const from = ["--registry", registry]
  const [creating, printed] = await timed(() =>
    run(
      ...["npm", "create", "--yes", ...from, "--cache", join(folder, "cache")],
      ...["alidade", app, "--", "--framework", framework, "--network", network],
    ),
  )
  for (const command of [`cd ${app} && npm install\n`, "npm run dev\n"])
    if (!printed.includes(command)) throw new Error(`It does not say "${command}":\n${printed}`)
  const [installing] = await timed(() =>
    run("npm", "install", "--prefix", app, "--ignore-scripts", ...from),
  )
  configureChromium(join(folder, app))
  const [testing, report] = await timed(() =>
    run("npm", "test", "--prefix", app, "--", "--config", "chromium.config.js"),
  )
  const [, passed] = report.match(/^ +(\d+) passed/m) ?? []
  if (passed !== "1") throw new Error(report)
  const total = (creating + installing + testing).toFixed(0)
  const parts = [creating, installing, testing].map((seconds) => seconds.toFixed(0))
  return `${framework}, ${network}: green after 3 commands and ${total} s (${parts.join(" + ")}), no file opened`
}

/**
 * Lets the app's test use this machine's Chromium, instead of the one that Playwright installs.
 * @param {string} app
 */
function configureChromium(app) {
  const launchOptions = JSON.stringify({ executablePath: shellPath(), args: chromiumArgs })
  const config = readFileSync(join(app, "playwright.config.js"), "utf8")
  writeFileSync(
    join(app, "chromium.config.js"),
    config.replace("use: { baseURL }", `use: { baseURL, launchOptions: ${launchOptions} }`),
  )
}

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<[seconds: number, result: Result]>}
 */
async function timed(work) {
  const start = performance.now()
  const result = await work()
  return [(performance.now() - start) / 1000, result]
}
