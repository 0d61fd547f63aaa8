import type { xBullWalletConnect } from "@creit.tech/xbull-wallet-connect"
import { inClick } from "../harness/click.js"
import { expect, test } from "../harness/test.js"

/** The simulated xBull, driven by the vendor's own package: its window, on another site than the page. */

declare global {
  interface Window {
    xbull: xBullWalletConnect
  }
}

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test.beforeEach(async ({ openHarness, page, server }) => {
  await openHarness()
  await page.evaluate(async (url) => {
    const { xBullWalletConnect } = await window.harness.xbullConnect()
    window.xbull = new xBullWalletConnect({ url, preferredTarget: "website" })
  }, server.config.sites.xbull)
})

test("connect, by a person in its window: the address", async ({ page }) => {
  const opened = page.waitForEvent("popup")
  const { outcome } = await inClick(page, () => window.xbull.connect(), undefined)
  const popup = await opened
  await popup.getByRole("button", { name: "Approve" }).click()
  expect(await outcome).toBe(first)
  await expect.poll(() => popup.isClosed()).toBe(true)
})
