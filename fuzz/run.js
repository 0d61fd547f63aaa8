import { rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { Worker } from "node:worker_threads"
import { rolldown } from "rolldown"
import { root } from "../scripts/run.js"

/**
 * `npm run fuzz -- --cases N --seed S` gives each reader of foreign data N inputs, and prints how many it read per second.
 * Of a reader that breaks its promise, it prints the smallest input, and the command that repeats it.
 * `--reader NAME` runs those whose names begin so, and `--workers N` runs N of them at the same time.
 */

/** Memory of the readers, in MB, and how long one input may take, in ms. Both are far more than any needs. */
const MEMORY = 512
const LONGEST = 60_000

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "1000" },
    seed: { type: "string", default: `${Date.now() % 2 ** 31}` },
    reader: { type: "string" },
    path: { type: "string" },
    workers: { type: "string", default: "1" },
  },
})
const [cases = 0, seed = Number.NaN, workers = 0] = [values.cases, values.seed, values.workers].map(
  Number,
)
if (!(Number.isInteger(cases) && cases > 0 && Number.isInteger(seed) && workers > 0)) {
  console.error(
    "npm run fuzz -- [--cases <number>] [--seed <number>] [--reader <name>] [--path <path>] [--workers <number>]",
  )
  process.exit(1)
}

const bundle = await rolldown({
  input: `${root}fuzz/worker.ts`,
  platform: "node",
  cwd: root,
  tsconfig: false,
  resolve: { conditionNames: ["@alidade/source", "import", "node", "default"] },
  onLog() {},
})
// Several may run at the same time, and parts are loaded late.
const folder = `${root}.cache/fuzz-${process.pid}`
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
await bundle.write({ dir: folder, format: "esm" })
await bundle.close()

let readers = 0
let failures = 0
let done = 0
let open = workers
const start = Date.now()
const next = new Int32Array(new SharedArrayBuffer(4))
for (let number = 0; number < workers; number++) startWorker()

/** Starts a thread that takes one reader after another, and reports each. */
function startWorker() {
  const running = new Int32Array(new SharedArrayBuffer(4))
  const path = values.path && { path: values.path }
  /** @type {import("./worker.js").Job} */
  const job = { name: values.reader, cases, seed, running, next, ...path }
  const worker = new Worker(`${folder}/worker.js`, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  let reader = ""
  let since = Date.now()
  let before = 0

  /** @param {string} fault @param {string} [input] @param {string} [path] */
  function report(fault, input, path) {
    failures++
    const repeat = path ? `--path ${path}` : `--cases ${running[0]}`
    console.log(`\n✗ ${reader}: ${fault}`)
    if (input !== undefined) console.log(`  input: ${input}`)
    console.log(`  npm run fuzz -- --reader ${JSON.stringify(reader)} --seed ${seed} ${repeat}\n`)
  }

  const watch = setInterval(() => {
    if (running[0] !== before || reader === "") since = Date.now()
    before = running[0] ?? 0
    if (process.stdout.isTTY) process.stdout.write(`\r${reader}: ${before} of ${cases} …\x1b[K`)
    if (Date.now() - since < LONGEST) return
    report(`took more than ${LONGEST / 1000} s for an input`)
    clearInterval(watch)
    void worker.terminate()
  }, 500)

  worker.on("message", (/** @type {import("./worker.js").News} */ news) => {
    if ("begins" in news) {
      reader = news.begins
      return
    }
    readers++
    done += news.cases
    if (news.failure) report(news.failure.fault, news.failure.input, news.failure.path)
    const rate = Math.round((1000 * news.cases) / news.ms).toLocaleString("en")
    const end = process.stdout.isTTY ? "\r" : ""
    const count = news.cases.toLocaleString("en")
    if (!news.failure) console.log(`${end}✓ ${reader}: ${count} cases, ${rate} per second`)
  })
  worker.on("error", (error) => report(`ended all: ${error.stack}`))
  worker.on("exit", () => {
    clearInterval(watch)
    open--
    if (open === 0) finish()
  })
}

function finish() {
  const seconds = Math.round((Date.now() - start) / 1000)
  const all = done.toLocaleString("en")
  console.log(
    `\n${readers} readers, ${all} cases with seed ${seed} in ${seconds} s, ${failures} failures`,
  )
  process.exit(failures > 0 || readers === 0 ? 1 : 0)
}
