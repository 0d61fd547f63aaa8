import { createServer } from "node:net"
import { chromium } from "@playwright/test"
import { test } from "../harness/test.js"
import { inChromium } from "../playwright.config.js"

/**
 * Tests in Chromium as users have it. It freezes pages and keeps those that are left: neither the shell does, nor do
 * Playwright's own pages, which count as visible at all times.
 */
export const testInWholeBrowser = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  context: async ({}, use) => {
    const { args, ignoreDefaultArgs, ...options } = inChromium.use.launchOptions
    const port = await freePort()
    const launched = await chromium.launch({
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
      ignoreDefaultArgs: [...ignoreDefaultArgs, "--disable-back-forward-cache"],
    })
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true })
    await use(browser.contexts()[0]!)
    await browser.close()
    await launched.close()
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
