import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "tests",
  workers: 1,
  reporter: "line",
  use: {
    baseURL: process.env.APP_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Nothing leaves this machine.
      args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    },
  },
})
