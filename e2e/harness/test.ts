import { type Sandbox, startSandbox } from "@alidade/sandbox/server"
import { test as base } from "./driven.js"

/** Fixtures of specs over the harness page, besides `sandbox`, which drives the simulated wallets. */
interface Harness {
  /** This test's own sandbox: its networks and its web wallets. */
  server: Sandbox
  /** Opens the harness page, with the sandbox installed unless `search` says otherwise. */
  openHarness: (search?: string) => Promise<void>
}

/** A spec over the harness page. */
export const test = base.extend<Harness>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  server: async ({}, use) => {
    const sites = process.env.SANDBOX_SITES
    const server = await startSandbox({ port: 0, ...(sites && { sites }) })
    await use(server)
    await server.close()
  },
  openHarness: async ({ page, server }, use) => {
    const { port } = new URL(server.config.walletsUrl)
    await use(async (search = `?sandbox=${port}`) => {
      await page.goto(`${process.env.HARNESS_URL}${search}`)
      await page.locator("html[data-ready]").waitFor()
    })
  },
})

export { expect } from "@playwright/test"
