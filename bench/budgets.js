import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { root } from "../scripts/run.js"

/**
 * The limits of what `node bench/sizes.js` measures, each with its reason. `node bench/budgets.js` checks that each has
 * one, and that the last commit that raised a limit says why. The commit-msg hook passes the file of the new message.
 */

const path = "bench/budgets.json"

/** @typedef {{ bytes: number, reason: string }} Budget `bytes` is the limit */
/** @typedef {Record<string, Budget>} Budgets by name of what is measured */

/** @returns {Budgets} */
export function readBudgets() {
  return JSON.parse(readFileSync(`${root}${path}`, "utf8"))
}

/** The budget of a wallet's module that has no budget of its own. */
const anyWallet = "module: another wallet"

/** Other versions of Node compress differently, by this share or a few bytes. */
const tolerance = { share: 0.005, bytes: 8 }

/**
 * What is over its budget, what has no budget or no measure, and what was recorded with another size.
 * @param {Record<string, number>} measured bytes by name
 * @param {Record<string, number>} recorded
 * @param {Budgets} budgets
 * @returns {string[]}
 */
export function findFaults(measured, recorded, budgets) {
  const sizes = Object.entries(measured).flatMap(([name, size]) => {
    const budget = budgets[name] ?? (name.startsWith("module: ") ? budgets[anyWallet] : undefined)
    if (!budget) return [`${name} has no budget`]
    return size > budget.bytes ? [`${name} is ${size - budget.bytes} bytes over its budget`] : []
  })
  const unmeasured = Object.keys(budgets).filter(
    (name) => !(name in measured) && name !== anyWallet,
  )
  const stale = [...new Set([...Object.keys(measured), ...Object.keys(recorded)])].filter(
    (name) => !isNear(measured[name], recorded[name]),
  )
  return [
    ...sizes,
    ...unmeasured.map((name) => `${name} has a budget but is not measured`),
    ...stale.map(
      (name) =>
        `${name} is recorded with ${recorded[name] ?? "no"} bytes. Record it: node bench/sizes.js --write`,
    ),
  ]
}

/**
 * @param {number | undefined} measured
 * @param {number | undefined} recorded
 */
function isNear(measured, recorded) {
  if (measured === undefined || recorded === undefined) return false
  return Math.abs(measured - recorded) <= Math.max(tolerance.bytes, recorded * tolerance.share)
}

/**
 * Budgets without a reason, and budgets that a commit raises without a body in its message.
 * @param {Budgets} budgets
 * @param {Budgets} before those of the commit's parent
 * @param {string} message
 * @returns {string[]}
 */
export function findUnexplained(budgets, before, message) {
  const [, ...body] = message.split("\n").filter((line) => line.trim() && !line.startsWith("#"))
  return Object.entries(budgets).flatMap(([name, { bytes, reason }]) => {
    if (!reason?.trim()) return [`the budget of ${name} has no reason`]
    return bytes > (before[name]?.bytes ?? bytes) && body.length === 0
      ? [`the budget of ${name} is raised, but the commit's message does not say why`]
      : []
  })
}

/**
 * @param {string[]} args
 * @returns {string} what git prints, or nothing outside a checkout or where history was cut off
 */
function git(...args) {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return ""
  }
}

/** @param {string} revision */
function budgetsAt(revision) {
  return /** @type {Budgets} */ (JSON.parse(git("show", `${revision}:${path}`) || "{}"))
}

/**
 * Prints what `findUnexplained` finds, and returns how many.
 * @param {string} [messageFile] of a commit that is about to be made; without it, the last commit is checked
 */
export function checkBudgets(messageFile) {
  const commit = git("log", "-1", "--format=%H", "--", path).trim()
  const faults = messageFile
    ? findUnexplained(budgetsAt(""), budgetsAt("HEAD"), readFileSync(messageFile, "utf8"))
    : findUnexplained(
        readBudgets(),
        budgetsAt(`${commit}^`),
        git("log", "-1", "--format=%B", commit),
      )
  for (const fault of faults) console.error(`${path}: ${fault}`)
  return faults.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = checkBudgets(process.argv[2]) > 0 ? 1 : 0
}
