import { defineConfig } from "@playwright/test"

/** The journeys in engines that the other tests do not use: see `scripts/engines.js`. */
export default defineConfig({
  testDir: ".",
  testMatch: ["journeys.engine.ts", "checks.engine.ts"],
  outputDir: "../../test-results/engines",
  // Engines wait often, so that three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  timeout: 120_000,
  projects: [
    { name: "firefox" },
    { name: "webkit" },
    { name: "chromium", testMatch: "checks.engine.ts" },
  ],
})
