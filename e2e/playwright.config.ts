import { defineConfig } from "@playwright/test"
import { chromiumArgs, chromiumPath, shellPath } from "../scripts/chromium.js"

/** Journeys in which a browser's own windows count: what it blocks, what it closes, what it keeps from a frame. */
const inWindows = [
  "**/in-windows.spec.ts",
  "**/albedo-intents.spec.ts",
  "**/albedo-vendor.spec.ts",
  "**/xbull-vendor.spec.ts",
]

const launchedFrom = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumArgs,
    // What wallets in windows meet in life: the popup blocker, which Playwright switches off.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  },
})

export default defineConfig({
  testDir: ".",
  // What ends in `.test.ts` is Vitest's; what ends in `.engine.ts` runs in other engines: `engines/playwright.config.ts`.
  testMatch: "**/*.spec.ts",
  globalSetup: "./harness/serve.ts",
  outputDir: "../test-results",
  // Beside the journey, of one name on every machine.
  snapshotPathTemplate: "{testDir}/{testFileDir}/transcripts/{arg}{ext}",
  workers: 3,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  reporter: "list",
  // A machine under load is slow, not wrong.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: "chromium", testMatch: inWindows, use: launchedFrom(chromiumPath()) },
    { name: "shell", testIgnore: inWindows, use: launchedFrom(shellPath()) },
  ],
})
