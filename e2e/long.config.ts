import { defineConfig } from "@playwright/test"
import journeys, { inShell } from "./playwright.config.js"

/** The journeys that repeat another with other data: `npm run long` runs them, `npm test` does not. */
export default defineConfig({
  ...journeys,
  projects: [{ name: "shell", grep: /@long|\.long\.spec/, use: inShell }],
})
