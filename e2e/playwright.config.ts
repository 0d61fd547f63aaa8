import { defineConfig } from "@playwright/test"
import { chromiumArgs, chromiumPath, shellPath } from "../scripts/chromium.js"

/** Journeys that depend on real browser windows: what the browser blocks, closes, or keeps from a frame. */
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
    // Enable the popup blocker, which Playwright turns off but users have.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  },
})

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
  projects: [
    { name: "chromium", testMatch: inWindows, use: launchedFrom(chromiumPath()) },
    { name: "shell", testIgnore: inWindows, use: launchedFrom(shellPath()) },
  ],
})
