import { dirname } from "node:path"
import { loadConfigFromFile } from "vite"
import { createVitest } from "vitest/node"
import { mutate } from "./mutants.js"
import { root } from "./run.js"

/**
 * Runs the tests of one mutant after another in a Vitest that stays up; `mutate.js` starts it, sends it mutants and
 * ends it when it hangs. The fault is put in while Vite loads the file: nothing is written to the working copy.
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
  // A promise that never settles should not take the whole patience of a busy machine.
  test: { ...project.test, testTimeout: 20_000, hookTimeout: 20_000 },
}))

const vitest = await createVitest(
  "test",
  { config: false, root, watch: false, bail: 1, passWithNoTests: true, reporters: [reporter] },
  { test: { ...test, projects } },
)
await vitest.standalone()

/**
 * The tests that load a file, in the order in which they are tried: those beside it first, browsers last.
 * @param {string} file
 */
async function testsOf(file) {
  vitest.config.related = [file]
  const related = await vitest.getRelevantTestSpecifications()
  const isNear = (/** @type {{ moduleId: string }} */ { moduleId }) =>
    dirname(moduleId) === dirname(file)
  const inNode = related.filter(({ project }) => !project.config.browser.enabled)
  // React's tests load all of core, and take minutes.
  const inBrowser = related.filter(
    ({ project, moduleId }) =>
      project.config.browser.enabled && /\/packages\/(core|wallets)\//.test(moduleId),
  )
  return [
    inNode.filter(isNear),
    inBrowser.filter(isNear),
    inNode.filter((spec) => !isNear(spec)),
    inBrowser.filter((spec) => !isNear(spec)),
  ].filter((specs) => specs.length > 0)
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
