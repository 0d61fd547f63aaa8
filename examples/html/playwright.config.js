import { defineConfig } from "@playwright/test"

const baseURL = "http://localhost:4174"

export default defineConfig({
  testDir: "tests",
  use: { baseURL },
  webServer: { command: "npm run dev", env: { PORT: "4174" }, url: baseURL },
})
