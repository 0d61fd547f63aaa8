import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { launchOptions } from "./browser.js"

const anywhere = "tests/anywhere.test.ts"
const inPages = {
  include: [anywhere, "tests/extensions.test.ts", "tests/page.test.ts"],
  setupFiles: ["@alidade/sandbox/vitest"],
}

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "node", include: [anywhere] } },
      { extends: true, test: { name: "jsdom", environment: "jsdom", ...inPages } },
      { extends: true, test: { name: "happy-dom", environment: "happy-dom", ...inPages } },
      {
        extends: true,
        test: {
          name: "browser",
          ...inPages,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
    testTimeout: 60_000,
  },
})
