import { defineConfig } from "@playwright/test"

const baseURL = "http://localhost:4174"

export default defineConfig({
  testDir: "tests",
  use: { baseURL },
  webServer: {
    command: "npm run build && npm run preview -- --port 4174 --strictPort",
    url: baseURL,
  },
})
