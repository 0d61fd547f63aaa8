import { defineConfig } from "@playwright/test"

const baseURL = "http://localhost:4174"

export default defineConfig({
  testDir: "tests",
  use: { baseURL },
  webServer: {
    command: "npm run build && npm start -- --port 4174",
    url: baseURL,
    timeout: 120_000,
    env: {
      SITE_ORIGIN: baseURL,
      SESSION_SECRET: "only-for-tests-0123456789abcdef0123456789abcdef",
    },
  },
})
