import { readFileSync } from "node:fs"
import { defineConfig } from "@playwright/test"

/** The address of the built app, and which browser there is. */
const { baseURL, launchOptions } = JSON.parse(readFileSync("settings.json", "utf8"))

export default defineConfig({ workers: 2, fullyParallel: true, use: { baseURL, launchOptions } })
