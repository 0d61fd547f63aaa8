import { fork } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { relative } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { findMutants, sample } from "./mutants.js"
import { root } from "./run.js"

/**
 * Puts small faults into `core` and `wallets`, one at a time, and counts those that unit tests catch.
 * `node scripts/mutate.js --seed 1 --count 200`; the same commit always gives the same mutants.
 */

/** A run without output for this long, in ms, hangs, which counts as caught. */
const timeLimit = 120_000

/** @typedef {import("./mutation-worker.js").Placed} Placed */
/** @typedef {"killed" | "survived" | "timed out"} Outcome */

const folders = ["packages/core/src", "packages/wallets/src"]

/** The sources to put faults into, without tests and translations. */
function sources() {
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes("languages/"))
      .sort()
      .map((path) => `${root}${folder}/${path}`),
  )
}

/** Starts a worker. */
function startWorker() {
  // Its own process group, so that a hanging run can be killed as a whole.
  const child = fork(fileURLToPath(new URL("mutation-worker.js", import.meta.url)), {
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL")
    } catch {
      // It has ended by itself.
    }
  }
  /**
   * Waits for a message other than "alive". A worker that exits or goes silent counts as "timed out".
   * @returns {Promise<"ready" | Outcome>}
   */
  const answer = () =>
    new Promise((resolve) => {
      let timer = setTimeout(settle, timeLimit, "timed out")
      child.on("message", onMessage).on("exit", onExit)
      /** @param {any} message */
      function onMessage(message) {
        if (message !== "alive") return settle(message)
        clearTimeout(timer)
        timer = setTimeout(settle, timeLimit, "timed out")
      }
      function onExit() {
        settle("timed out")
      }
      /** @param {"ready" | Outcome} message */
      function settle(message) {
        clearTimeout(timer)
        child.off("message", onMessage).off("exit", onExit)
        resolve(message)
      }
    })
  return { answer, end, ask: (/** @type {Placed} */ mutant) => child.send(mutant) }
}

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "200" } },
})
const all = sources().flatMap((file) =>
  findMutants(readFileSync(file, "utf8")).map((mutant) => ({ ...mutant, file })),
)
const mutants = sample(all, Number(values.seed), Number(values.count))
console.log(`${mutants.length} of ${all.length} mutants, seed ${values.seed}`)

/** @type {Record<Outcome, number>} */
const counts = { killed: 0, survived: 0, "timed out": 0 }
/** @type {Map<string, { killed: number, all: number }>} */
const byOperator = new Map()
/** @type {ReturnType<typeof startWorker> | undefined} */
let worker

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    worker?.end()
    process.exit(1)
  })
}

for (const [index, mutant] of mutants.entries()) {
  if (!worker) {
    worker = startWorker()
    if ((await worker.answer()) !== "ready") throw new Error("Vitest did not start.")
  }
  const start = performance.now()
  worker.ask(mutant)
  const outcome = /** @type {Outcome} */ (await worker.answer())
  if (outcome === "timed out") {
    worker.end()
    worker = undefined
  }
  counts[outcome]++
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const location = `${relative(root, mutant.file)}:${mutant.line}`
  console.log(`${index + 1}\t${outcome}\t${seconds} s\t${mutant.operator}\t${location}`)
  if (outcome === "survived") {
    console.log(`  ${mutant.before.replace(/\s+/g, " ")}  →  ${mutant.after.replace(/\s+/g, " ")}`)
  }
  const operator = byOperator.get(mutant.operator) ?? { killed: 0, all: 0 }
  operator.all++
  if (outcome !== "survived") operator.killed++
  byOperator.set(mutant.operator, operator)
}
worker?.end()

const killed = counts.killed + counts["timed out"]
for (const [operator, { killed, all }] of byOperator) {
  console.log(`${operator.padEnd(10)} ${killed} of ${all} killed`)
}
console.log(
  `${killed} of ${mutants.length} killed (${((100 * killed) / mutants.length).toFixed(1)} %), ` +
    `${counts["timed out"]} of them timed out; ${counts.survived} survived`,
)
