import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { chromium } from "@playwright/test"
import { runnerImport } from "vite"
import { chromiumArgs, haveChromium, shellPath } from "../scripts/chromium.js"
import { root } from "../scripts/run.js"
import { readOptions } from "./options.js"
import { buildPage } from "./pages.js"
import { servePage } from "./serve.js"
import { median, number, table } from "./table.js"

/**
 * `node bench/network.js` measures how fast `@alidade/network` starts and applies transactions, in Node and in a page's
 * worker. It needs the package built. It prints the medians and writes bench/network.md. `node bench/network.js 20`
 * measures twenty rounds instead of seven; `--quick` measures three, and writes nothing.
 */

/** @typedef {import("./network/speed.js").Speed & { answer: number }} Round `answer` is the time to the first answer, in ms */

const { rounds, quick } = readOptions(process.argv.slice(2))
await haveChromium()
const { module } = await runnerImport(`${root}packages/network/test/wat.ts`, { configFile: false })
const { contractWasm } = /** @type {typeof import("../packages/network/test/wat.js")} */ (module)
const token = Buffer.from(await contractWasm("token")).toString("base64")
const { url, close } = await servePage(await buildPage("network"))
const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArgs })

/** A process of its own. @returns {Promise<Round>} */
async function inNode() {
  const script = fileURLToPath(new URL("network/in-node.js", import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, token])
  return JSON.parse(stdout)
}

/** A page with an empty cache. @returns {Promise<Round>} */
async function inPage() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  const round = await page.evaluate((wasm) => globalThis.measureNetwork(wasm), token)
  await context.close()
  return round
}

/** @type {Record<"node" | "page", Round[]>} */
const measured = { node: [], page: [] }
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds} …`)
  measured.node.push(await inNode())
  measured.page.push(await inPage())
}
const version = browser.version()
await browser.close()
close()

/** @param {string} name @param {number} aim @param {readonly number[]} times */
function row(name, aim, times) {
  const sorted = times.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [sorted[0], sorted.at(-1)]
  const figures = [median(times), low, high].map((ms) => number(ms, 1))
  return [name, `${aim}`, ...figures, `${times.length}`]
}

const { node, page } = measured
const rows = [
  row(
    "Node: start until first answer",
    300,
    node.map(({ answer }) => answer),
  ),
  row(
    "worker: start until first answer",
    800,
    page.map(({ answer }) => answer),
  ),
  row(
    "Node: payment",
    5,
    node.flatMap(({ payments }) => payments),
  ),
  row(
    "worker: payment",
    5,
    page.flatMap(({ payments }) => payments),
  ),
  row(
    "Node: token transfer by a contract",
    15,
    node.flatMap(({ transfers }) => transfers),
  ),
  row(
    "worker: token transfer by a contract",
    15,
    page.flatMap(({ transfers }) => transfers),
  ),
]
const figures = table(["times (ms)", "aim", "median", "lowest", "highest", "runs"], rows)
console.log(figures)
if (!quick)
  writeFileSync(
    `${root}bench/network.md`,
    `# Speed of the network

Written by \`node bench/network.js\`, in Node ${process.versions.node} and in a worker of Chromium ${version}, on a machine of
${cpus().length} cores. Node's start is from the process's start, and the worker's from \`new Worker\` in a page that Vite built,
with an empty cache, gzipped on loopback. A payment is built, signed, and applied in a ledger of its own. A transfer of
\`packages/network/test/wat/token.wat\` is also simulated before. Each round has a new network, and 100 of both from its start.

${figures}
`,
  )
