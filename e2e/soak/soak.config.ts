import { defineConfig } from "@playwright/test"
import journeys, { inShell } from "../playwright.config.js"

/** `npm run soak` connects, signs, and disconnects thousands of times, and writes bench/soak.md. */
export default defineConfig({
  ...journeys,
  globalSetup: "../harness/serve.ts",
  testMatch: ["all.ts", "idle.ts"],
  outputDir: "../../test-results",
  workers: 1,
  reporter: [["list"], ["./write-page.ts"]],
  projects: [inShell],
})
