import { type SandboxDriver, sandboxOf } from "@alidade/sandbox/playwright"
import { test as base } from "@playwright/test"

/** Playwright's `test` for pages that install the sandbox themselves: `sandbox` drives the simulated wallets of `page`. */
export const test = base.extend<{ sandbox: SandboxDriver }>({
  sandbox: async ({ page }, use) => use(sandboxOf(page)),
})

export { expect } from "@playwright/test"
