import { defineConfig } from "@playwright/test"
import { chromiumArgs, chromiumPath } from "../scripts/chromium.js"

export default defineConfig({
  testDir: ".",
  // What ends in `.test.ts` is Vitest's.
  testMatch: "**/*.spec.ts",
  globalSetup: "./harness/serve.ts",
  outputDir: "../test-results",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  reporter: "list",
  // A machine under load is slow, not wrong.
  timeout: 75_000,
  expect: { timeout: 20_000 },
  use: {
    headless: true,
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArgs,
      // What wallets in windows meet in life: the popup blocker, which Playwright switches off.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
    },
  },
})
