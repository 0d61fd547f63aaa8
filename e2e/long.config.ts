import { defineConfig } from "@playwright/test"
import journeys, { inChromium, inShell } from "./playwright.config.js"

/**
 * The journeys that repeat another with other data, or that try what rarely changes: `npm run long` runs them, `npm test`
 * does not.
 */
export default defineConfig({
  ...journeys,
  reporter: [["list"], ["json", { outputFile: "../.cache/reports/long.json" }]],
  projects: [
    { ...inChromium, grep: /(?=.*(@long|\.long\.spec)).*@blocker/ },
    { ...inShell, grep: /@long|\.long\.spec/, grepInvert: /@blocker/ },
  ],
})
