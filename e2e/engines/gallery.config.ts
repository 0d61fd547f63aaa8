import { defineConfig } from "@playwright/test"
import journeys from "./playwright.config.js"

/** The gallery's states in three engines: `npm run engines`, which takes too long for `npm test`. */
export default defineConfig({
  ...journeys,
  testMatch: "gallery.engine.ts",
  projects: [{ name: "chromium" }, { name: "firefox" }, { name: "webkit" }],
})
