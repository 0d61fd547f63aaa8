/**
 * What a runner's report says.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} names file and title of each failed test; for a file that failed as a whole, its path
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
    names: report.testResults.flatMap((/** @type {any} */ file) => {
      const failed = file.assertionResults.filter(
        (/** @type {any} */ test) => test.status === "failed",
      )
      if (failed.length === 0 && file.status === "failed") return [file.name]
      return failed.map((/** @type {any} */ test) => `${file.name} › ${test.fullName}`)
    }),
  }
}

/**
 * Reads a report of Playwright's json reporter. A test that passed only when repeated counts as failed.
 * @param {any} report
 * @returns {Results}
 */
export function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: suites.flatMap(failedIn),
  }
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function failedIn({ file, specs = [], suites = [] }) {
  const failed = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => test.status === "unexpected" || test.status === "flaky")
      .map((/** @type {any} */ test) => `[${test.projectName}] ${file} › ${title}`),
  )
  return [...failed, ...suites.flatMap(failedIn)]
}
