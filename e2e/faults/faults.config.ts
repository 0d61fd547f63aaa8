import { defineConfig } from "@playwright/test"
import journeys, { inShell } from "../playwright.config.js"

/** `npm run faults` tries every scenario over every way, and writes docs/faults.md. */
export default defineConfig({
  ...journeys,
  globalSetup: "../harness/serve.ts",
  testMatch: "all.ts",
  outputDir: "../../test-results",
  reporter: [["list"], ["./write-page.ts"]],
  projects: [inShell],
})
