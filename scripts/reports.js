import { stripVTControlCharacters } from "node:util"
import { root } from "./run.js"

/** How many lines of a failure are shown. */
const SHOWN_LINES = 12

/**
 * A failed test, or a file that failed as a whole.
 * @typedef {object} Failure
 * @property {string} name the test's file and title
 * @property {string} message what its errors say, shortened
 */

/**
 * What a runner's report says.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {Failure[]} unsteady tests that failed, then passed when repeated: a race to mend, no fault of the change
 */

/**
 * Reads a report of Vitest's json reporter.
 * @param {any} report
 * @returns {Results}
 */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((/** @type {any} */ file) => {
      const failed = withStatus("failed", file)
      return failed.length === 0 && file.status === "failed"
        ? [{ name: file.name.replace(root, ""), message: shorten([file.message]) }]
        : failed
    }),
    // A test that passed has messages only from before it was repeated.
    unsteady: report.testResults
      .flatMap((/** @type {any} */ file) => withStatus("passed", file))
      .filter((/** @type {Failure} */ { message }) => message !== ""),
  }
}

/**
 * @param {"failed" | "passed"} status
 * @param {any} file
 * @returns {Failure[]}
 */
function withStatus(status, { name, assertionResults }) {
  return assertionResults
    .filter((/** @type {any} */ test) => test.status === status)
    .map((/** @type {any} */ test) => ({
      name: `${name.replace(root, "")} › ${test.fullName}`,
      message: shorten(test.failureMessages),
    }))
}

/**
 * Reads a report of Playwright's json reporter.
 * @param {any} report
 * @returns {Results}
 */
export function readPlaywright({ stats, suites, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map((/** @type {any} */ error) => ({
        name: "outside the tests",
        message: shorten([error.message]),
      })),
      ...suites.flatMap((/** @type {any} */ suite) => endedAs("unexpected", suite)),
    ],
    unsteady: suites.flatMap((/** @type {any} */ suite) => endedAs("flaky", suite)),
  }
}

/**
 * @param {"unexpected" | "flaky"} status
 * @param {any} suite
 * @returns {Failure[]}
 */
function endedAs(status, { file, specs = [], suites = [] }) {
  const ended = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => ({
        name: `[${test.projectName}] ${file} › ${title}`,
        message: shorten(test.results.flatMap(messagesOf)),
      })),
  )
  return [...ended, ...suites.flatMap((/** @type {any} */ each) => endedAs(status, each))]
}

/**
 * @param {any} result of a test
 * @returns {string[]}
 */
function messagesOf({ errors }) {
  return errors.map((/** @type {any} */ error) => error.message)
}

/**
 * The first lines of a failure's errors, without colors, stacks, and this machine's paths.
 * @param {readonly string[]} errors
 */
function shorten(errors) {
  return errors.flatMap(linesOf).slice(0, SHOWN_LINES).join("\n")
}

/** @param {string} error */
function linesOf(error) {
  const lines = stripVTControlCharacters(error).replaceAll(root, "").split("\n")
  const stack = lines.findIndex((line) => /^ +at .+:\d+:\d+\)?$/.test(line))
  return lines.slice(0, stack < 0 ? undefined : stack).filter((line) => line.trim() !== "")
}
