import { execFileSync } from "node:child_process"
import { afterEach, describe, expect, test, vi } from "vitest"
import { whenIdle as inFrontEnd } from "../apps/web/src/logic/when-idle.js"
import { whenIdle as inPackage } from "../packages/react/src/dialog/when-idle.js"
import { root } from "./run.js"

afterEach(() => void vi.unstubAllGlobals())

describe.each([
  ["the front end", inFrontEnd],
  ["React's package", inPackage],
])("%s goes on", (_, whenIdle) => {
  test("in a browser that is never idle", async () => {
    const neverIdle: typeof requestIdleCallback = (call, options) => {
      const { timeout } = options ?? {}
      if (timeout) setTimeout(call, 0, { didTimeout: true, timeRemaining: () => 0 })
      return 1
    }
    vi.stubGlobal("requestIdleCallback", neverIdle)
    await new Promise<void>((resolve) => whenIdle(resolve))
  })

  test("in a browser without idle callbacks", async () => {
    vi.stubGlobal("requestIdleCallback", undefined)
    await new Promise<void>((resolve) => whenIdle(resolve))
  })
})

test("nothing else waits for an idle browser, which may never be", () => {
  const sources = [
    "packages/*/src/*.ts",
    "packages/*/src/*.tsx",
    "apps/*/src/*.ts",
    "apps/*/src/*.tsx",
  ]
  const found = execFileSync("git", ["grep", "-l", "requestIdleCallback", "--", ...sources], {
    cwd: root,
    encoding: "utf8",
  })
  const files = found.trim().split("\n")
  expect(files.filter((file) => !file.includes(".test."))).toEqual([
    "apps/web/src/logic/when-idle.ts",
    "packages/core/src/kit.ts",
    // It only makes a dialog open faster.
    "packages/react/src/dialog/lay-out-ahead.ts",
    "packages/react/src/dialog/when-idle.ts",
  ])
})
