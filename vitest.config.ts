import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromiumArgs, shellPath } from "./scripts/chromium.js"

const conditions = ["@alidade/source"]

/** A machine under load is slow, not wrong: a test waits for the thing, and only then for long. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["./scripts/patience.js"],
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          name: "node",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/*/{src,server}/**/*.test.ts",
            "scripts/**/*.test.ts",
            "e2e/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
          environment: "node",
        },
      },
      {
        resolve: { conditions },
        // Found out while tests run, they would make the page reload under them.
        optimizeDeps: {
          include: [
            "@noble/curves/ed25519.js",
            "@noble/curves/secp256k1.js",
            "@noble/hashes/sha2.js",
            "@noble/hashes/sha3.js",
            "@radix-ui/react-dialog",
            "@scure/base",
            "axe-core",
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server.browser",
            "react/jsx-dev-runtime",
          ],
        },
        test: {
          ...patience,
          name: "browser",
          include: ["{packages,apps}/*/src/**/*.browser.test.{ts,tsx}"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: shellPath(), args: chromiumArgs },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
})
