import { defineConfig } from "@playwright/test"
import journeys, { inShell } from "../playwright.config.js"
import { patience } from "./patience.js"

/** The walks through real wallets: `npm run real`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.rig.ts",
  globalSetup: "../harness/serve.ts",
  outputDir: "../../test-results",
  workers: 1,
  // A wallet's first start, and all steps twice.
  timeout: 600_000 * patience,
  projects: [inShell],
})
