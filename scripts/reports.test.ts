import { expect, test } from "vitest"
import { readPlaywright, readVitest } from "./reports.js"

test("Vitest's report: the counts, the failed tests, and files that failed as a whole", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "adds" },
          { status: "passed", fullName: "subtracts" },
        ],
      },
      { name: "b.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
      { name: "c.test.ts", status: "failed", assertionResults: [] },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    names: ["a.test.ts › adds", "c.test.ts"],
  })
})

test("Playwright's report: the counts and the failed tests, also in groups and after a repetition", () => {
  const test = (status: string) => [{ projectName: "shell", status }]
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: "a.spec.ts",
        specs: [
          { title: "opens", tests: test("expected") },
          { title: "closes", tests: test("unexpected") },
        ],
        suites: [{ file: "a.spec.ts", specs: [{ title: "signs", tests: test("flaky") }] }],
      },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    names: ["[shell] a.spec.ts › closes", "[shell] a.spec.ts › signs"],
  })
})
