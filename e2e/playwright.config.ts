import { defineConfig } from "@playwright/test"
import { chromiumArgs, chromiumPath, shellPath } from "../scripts/chromium.js"

const launchedFrom = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumArgs,
    // Enable the popup blocker, which Playwright turns off but users have.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  },
})

/** The settings of journeys that need no window. */
export const inShell = launchedFrom(shellPath())

export default defineConfig({
  testDir: ".",
  // Files ending in `.test.ts` are Vitest's. Those in `.engine.ts` run in other engines:
  // `engines/playwright.config.ts`.
  testMatch: "**/*.spec.ts",
  globalSetup: "./harness/serve.ts",
  outputDir: "../test-results",
  // Beside the journey, with the same name on every machine.
  snapshotPathTemplate: "{testDir}/{testFileDir}/transcripts/{arg}{ext}",
  workers: 3,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  reporter: "list",
  // A busy machine is slow, not wrong.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // Playwright scrolls the page to reach what still moves, and may then press beside it.
  use: { contextOptions: { reducedMotion: "reduce" } },
  projects: [
    // Only Chromium itself blocks windows. The shell takes half the time.
    { name: "chromium", grep: /@blocker/, use: launchedFrom(chromiumPath()) },
    { name: "shell", grepInvert: /@blocker|@long|\.long\.spec/, use: inShell },
  ],
})
