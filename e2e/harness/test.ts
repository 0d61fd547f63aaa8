import { test as base } from "@alidade/sandbox/playwright"

/**
 * A spec over the harness page: `openHarness` opens it, with the sandbox installed unless told otherwise, and
 * `sandbox` drives the simulated wallets.
 */
export const test = base.extend<{ openHarness: (search?: string) => Promise<void> }>({
  openHarness: async ({ page }, use) => {
    await use(async (search = "?sandbox") => {
      await page.goto(`${process.env.HARNESS_URL}${search}`)
      await page.locator("html[data-ready]").waitFor()
    })
  },
})

export { expect } from "@playwright/test"
