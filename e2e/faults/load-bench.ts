import type { SandboxConfig } from "@alidade/sandbox/browser"
import type { Page } from "@playwright/test"
import { exposePress } from "../wallets/wallet-transports.js"
import type { Way } from "./ways.js"

/** Loads the app in a page, with a bench of one wallet. `prepare` runs once the simulated wallets are there. */
export async function loadBench(
  page: Page,
  { id }: Way,
  config: SandboxConfig,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  await exposePress(page)
  const { port } = new URL(config.walletsUrl)
  await page.goto(`${process.env.HARNESS_URL}?sandbox=${port}`)
  await page.locator("html[data-ready]").waitFor()
  // The last extension to arrive.
  await page.waitForFunction(() => "rabet" in window)
  await prepare()
  await page.evaluate(
    async ({ id, config }) => (await window.harness.faults()).createBench(id, config),
    { id, config },
  )
}
