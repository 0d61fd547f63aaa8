import { dirname } from "node:path"
import { loadConfigFromFile } from "vite"
import { createVitest } from "vitest/node"
import { mutate } from "./mutants.js"
import { root } from "./run.js"

/**
 * Runs the tests of one mutant after another in a Vitest that keeps running. `mutate.js` starts it, sends it mutants,
 * and ends it if it hangs. Faults are inserted while Vite loads a file; nothing is written to the working copy.
 */

/** @typedef {import("./mutants.js").Mutant & { file: string }} Placed `file` is an absolute path */

/** @type {Placed | undefined} */
let current

/** @type {import("vite").Plugin} */
const plugin = {
  name: "mutant",
  enforce: "pre",
  transform(code, id) {
    return current && id.split("?")[0] === current.file ? mutate(code, current) : undefined
  },
}

/** Whether the last run found a failure. */
let failed = false

/** @type {import("vitest/reporters").Reporter} */
const reporter = {
  onTestModuleEnd: () => void process.send?.("alive"),
  onTestRunEnd(modules, errors) {
    failed = errors.length > 0 || modules.some((module) => !module.ok())
  },
}

const loaded = await loadConfigFromFile(
  { command: "serve", mode: "test" },
  `${root}vitest.config.ts`,
)
const { test } = /** @type {any} */ (loaded).config
const projects = test.projects.map((/** @type {any} */ project) => ({
  ...project,
  plugins: [plugin],
  // A promise that never settles should fail sooner than the usual time limit.
  test: { ...project.test, testTimeout: 20_000, hookTimeout: 20_000 },
}))

const vitest = await createVitest(
  "test",
  { config: false, root, watch: false, bail: 1, passWithNoTests: true, reporters: [reporter] },
  { test: { ...test, projects } },
)
await vitest.standalone()

/**
 * Tests in a file's package that load it, without the long ones, in the order to try: those beside it first, browser tests
 * last.
 * @param {string} file
 */
async function testsOf(file) {
  const [folder = ""] = /^.*\/packages\/[^/]+\//.exec(file) ?? []
  vitest.config.related = [file]
  const related = (await vitest.getRelevantTestSpecifications()).filter(
    ({ moduleId }) => moduleId.startsWith(folder) && !moduleId.includes(".long."),
  )
  /**
   * @param {boolean} near
   * @param {boolean} inBrowser
   */
  const stage = (near, inBrowser) =>
    related.filter(
      ({ moduleId, project }) =>
        (dirname(moduleId) === dirname(file)) === near &&
        project.config.browser.enabled === inBrowser,
    )
  return [stage(true, false), stage(true, true), stage(false, false), stage(false, true)].filter(
    (specs) => specs.length > 0,
  )
}

/** @param {Placed} mutant */
async function survives(mutant) {
  const stages = await testsOf(mutant.file)
  current = mutant
  vitest.invalidateFile(mutant.file)
  try {
    for (const specs of stages) {
      failed = false
      await vitest.runTestSpecifications(specs)
      if (failed) return false
    }
    return true
  } finally {
    current = undefined
    vitest.invalidateFile(mutant.file)
  }
}

process.on("message", async (/** @type {Placed} */ mutant) => {
  process.send?.((await survives(mutant)) ? "survived" : "killed")
})
process.on("disconnect", () => process.exit())
process.send?.("ready")
