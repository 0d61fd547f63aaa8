import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { shellPath, testArgs, unneededArgs } from "./scripts/chromium.js"

const conditions = ["@alidade/source"]

/** A busy machine is slow, not wrong. Tests wait for conditions, so long limits cost time only when one fails. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["./scripts/patience.js"],
}

/** Vitest leaves a core free, which on two cores means one file at a time. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** The packages that the tests of React 18 get instead of 19. */
const react18 = ["react", "react-dom"].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: fileURLToPath(new URL(`packages/react-18/node_modules/${name}`, import.meta.url)),
}))

/** What depends on React's version: roots, hooks, and hydration. `npm test` runs only these with React 18. */
const dependsOnReact = [
  "announce",
  "hooks",
  "hydration",
  "modal",
  "removed-dialog",
  "send",
  "use-kit-state",
  "use-loaded",
].map((name) => `packages/react/src/**/${name}.browser.test.tsx`)

/** `npm test` leaves out what takes long, or compares much with what rarely changes. */
const isShort = process.env.npm_lifecycle_event === "test"
const long = isShort ? ["**/*.long.test.ts", "**/*.long.browser.test.{ts,tsx}"] : []

const optimizeDeps = {
  // Vite reloads the page if it discovers these while tests run.
  include: [
    "@noble/curves/ed25519.js",
    "@noble/curves/secp256k1.js",
    "@noble/hashes/sha2.js",
    "@noble/hashes/sha3.js",
    "@radix-ui/react-dialog",
    "@scure/base",
    "@stellar/stellar-sdk",
    "@stellar/stellar-sdk/base",
    "@tanstack/react-query",
    "axe-core",
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server.browser",
    "react/jsx-dev-runtime",
    "wabt",
  ],
}

/** Lets the browser keep modules from one test file to the next, if they are not watched for changes. */
const server = process.argv.includes("run") ? { headers: { "Cache-Control": "max-age=3600" } } : {}

/** A new object for each project, because Vitest changes it. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: shellPath(),
      args: testArgs,
      ignoreDefaultArgs: unneededArgs,
    },
  }),
  instances: [{ browser: "chromium" as const }],
})

export default defineConfig({
  test: {
    // WalletConnect's library rejects what a test left open five minutes ago, when nobody listens any more.
    onUnhandledError: ({ message }) => message !== "Proposal expired",
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
            "{scripts,bench,fuzz}/**/*.test.ts",
            "e2e/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**", ...long],
          environment: "node",
          pool: "threads",
          maxWorkers,
          // Importing the sources again for each file would take more time than the tests.
          isolate: false,
        },
      },
      {
        resolve: { conditions },
        optimizeDeps,
        server,
        test: {
          ...patience,
          setupFiles: [...patience.setupFiles, "./scripts/no-warnings.js"],
          name: "browser",
          include: ["{packages,apps}/*/src/**/*.browser.test.{ts,tsx}"],
          exclude: long,
          maxWorkers,
          browser: inBrowser(),
        },
      },
      {
        resolve: { conditions, alias: react18 },
        optimizeDeps,
        server,
        test: {
          ...patience,
          setupFiles: [
            ...patience.setupFiles,
            "./scripts/no-warnings.js",
            "./packages/react-18/setup.js",
          ],
          name: "react-18",
          include: isShort ? dependsOnReact : ["packages/react/src/**/*.browser.test.tsx"],
          maxWorkers,
          browser: inBrowser(),
        },
      },
      {
        resolve: { conditions, alias: react18 },
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          setupFiles: [...patience.setupFiles, "./packages/react-18/setup.js"],
          name: "react-18 server",
          include: ["packages/react/src/server.test.ts"],
          environment: "node",
          maxWorkers,
        },
      },
    ],
  },
})
