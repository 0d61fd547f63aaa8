import { defineConfig } from "@playwright/test"

/** The journeys in the engines that the other tests do not run in: see `scripts/engines.js`. */
export default defineConfig({
  testDir: ".",
  testMatch: "journeys.engine.ts",
  outputDir: "../../test-results/engines",
  // An engine a core.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  timeout: 120_000,
  projects: [{ name: "firefox" }, { name: "webkit" }],
})
