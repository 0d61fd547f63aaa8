import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { haveChromium } from "../scripts/chromium.js"
import { buildAndPack } from "../scripts/pack.js"
import { root } from "../scripts/run.js"
import { startBrowser } from "./browser.js"
import { runCase } from "./case.js"
import { run } from "./commands.js"
import { startRegistry } from "./registry.js"

/**
 * Tries the packages as a new user does: packs them, publishes them in a registry on this machine, and installs,
 * builds, and opens each example and each `outside/<case>/app` in an empty folder. `npm run outside -- <case> …` runs
 * some cases; `strangers` runs all whose names begin with `strangers-`. With `--pictures`, those of examples take the
 * pictures that `examples/README.md` shows.
 */

const all = readdirSync(`${root}outside`).filter((name) =>
  existsSync(`${root}outside/${name}/check.js`),
)
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: "boolean", default: false } },
})
const namesOf = (/** @type {string} */ asked) =>
  all.includes(asked) ? [asked] : all.filter((name) => name.startsWith(`${asked}-`))
const unknown = asked.filter((name) => namesOf(name).length === 0)
const wanted = asked.flatMap(namesOf)
if (unknown.length > 0) {
  console.error(`No such case: ${unknown.join(", ")}. There are: ${all.join(", ")}.`)
  process.exit(1)
}

await haveChromium()
const folder = mkdtempSync(join(tmpdir(), "alidade-packed-"))
const packed = await buildAndPack(folder)
const upstream = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim()
const registry = await startRegistry(packed, upstream)
const browser = await startBrowser()

/** @param {string} app */
const install = (app) =>
  run(app, "npm", ["install", "--ignore-scripts", "--registry", registry.url])

/** @type {{ name: string, seconds: number, passed: boolean, lines: string[] }[]} */
const results = []
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`── ${name}`)
  const start = performance.now()
  let passed = false
  /** @type {string[]} */
  let lines = []
  try {
    const { testnet, open } = browser
    const { pictures } = values
    const shared = { registry: registry.url, packed, testnet, open, install, pictures }
    lines = await runCase(name, shared)
    passed = true
  } catch (error) {
    console.error(error)
  }
  results.push({ name, seconds: (performance.now() - start) / 1000, passed, lines })
}
await browser.close()
await registry.close()

console.log("\npackage                packed kB")
for (const { name, tarball } of packed)
  console.log(`${name.padEnd(22)} ${(statSync(tarball).size / 1000).toFixed(1).padStart(9)}`)
console.log("\ncase                            s")
rmSync(folder, { recursive: true })
for (const { name, seconds, passed, lines } of results) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(8)}`)
  for (const line of lines) console.log(`    ${line}`)
}
const failed = results.filter(({ passed }) => !passed)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
