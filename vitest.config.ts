import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromiumArgs, shellPath } from "./scripts/chromium.js"

const conditions = ["@alidade/source"]

/** A busy machine is slow, not wrong. Tests wait for conditions, so long limits cost time only when one fails. */
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
        // Vite reloads the page if it discovers these while tests run.
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
