import { expect, test } from "vitest"
import { readPlaywright, readVitest } from "./reports.js"
import { root } from "./run.js"

test("Vitest's report: the counts, failed tests and files, and tests that passed when repeated", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: `${root}a.test.ts`,
        status: "failed",
        assertionResults: [
          {
            status: "failed",
            fullName: "adds",
            failureMessages: [
              `Error: 3 is not 4\n    at ${root}a.test.ts:1:2`,
              "Error: a later one",
            ],
          },
          { status: "passed", fullName: "subtracts", failureMessages: ["Error: 1 is not 2"] },
        ],
      },
      {
        name: "b.test.ts",
        status: "passed",
        assertionResults: [{ status: "passed", fullName: "divides", failureMessages: [] }],
      },
      {
        name: `${root}c.test.ts`,
        status: "failed",
        assertionResults: [],
        message: `No ${root}d.ts`,
      },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      { name: "a.test.ts › adds", message: "Error: 3 is not 4\nError: a later one" },
      { name: "c.test.ts", message: "No d.ts" },
    ],
    unsteady: [{ name: "a.test.ts › subtracts", message: "Error: 1 is not 2" }],
  })
})

test("Playwright's report: the counts, the failed tests, and those that passed when repeated", () => {
  const test = (status: string, ...errors: string[]) => [
    { projectName: "shell", status, results: errors.map((message) => ({ errors: [{ message }] })) },
  ]
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: "a.spec.ts",
        specs: [
          { title: "opens", tests: test("expected") },
          { title: "closes", tests: test("unexpected", "Error: still open") },
        ],
        suites: [
          {
            file: "a.spec.ts",
            specs: [{ title: "signs", tests: test("flaky", "Error: first") }],
          },
        ],
      },
    ],
    errors: [{ message: "Error: no server" }],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      { name: "outside the tests", message: "Error: no server" },
      { name: "[shell] a.spec.ts › closes", message: "Error: still open" },
    ],
    unsteady: [{ name: "[shell] a.spec.ts › signs", message: "Error: first" }],
  })
})

test("a failure's message: its first twelve lines, without colors, blank lines, paths, and stack", () => {
  const shown = (message: string) =>
    readPlaywright({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [],
      errors: [{ message }],
    }).failures[0]?.message
  expect(shown(`\u001B[31mno ${root}a.ts\u001B[39m\n\nCall log:\n  - at once\n`)).toBe(
    "no a.ts\nCall log:\n  - at once",
  )
  expect(shown("Error: no\n    at open (node:fs:1:2)\n    at a.ts:3:4\n")).toBe("Error: no")
  expect(shown("line\n".repeat(20))?.split("\n")).toHaveLength(12)
})
