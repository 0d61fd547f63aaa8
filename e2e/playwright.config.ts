import { defineConfig } from "@playwright/test"
import { chromiumPath, shellPath, testArgs, unneededArgs } from "../scripts/chromium.js"

const launchedFrom = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: testArgs,
    // Enable the popup blocker, which Playwright turns off but users have.
    ignoreDefaultArgs: ["--disable-popup-blocking", ...unneededArgs],
  },
})

/** Only Chromium itself blocks windows. The shell takes half the time. */
export const inChromium = { name: "chromium", use: launchedFrom(chromiumPath()) }
export const inShell = { name: "shell", use: launchedFrom(shellPath()) }

/** All journeys. `npm test` runs those tagged `@main`. */
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
    { ...inChromium, grep: /@blocker/ },
    { ...inShell, grepInvert: /@blocker/ },
  ],
})
