import type { Page } from "@playwright/test"
import { sandboxAccounts } from "../../../packages/sandbox/src/wallet/keys.js"
import type { ExtensionBrowser } from "../browser.js"
import type { WalletWindows } from "../user.js"

/** Rabet 1.7. Texts, placeholders, and paths are from its sources. */

const PASSWORD = "alidade-test-1"

/** Opens Rabet's own page, which its toolbar button shows too. */
async function openPopup({ context, address }: ExtensionBrowser, route = ""): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}dist/popup.html${route}`)
  return page
}

/** Opens the menu of accounts, whose button shows the first letter of the account's name. */
const openMenu = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "M", exact: true }).click()

async function importAccount(page: Page, seed: string): Promise<void> {
  await page.getByPlaceholder("S...").fill(seed)
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await page.getByText("Main Network").first().waitFor()
}

async function logIn(page: Page): Promise<void> {
  await page.getByPlaceholder("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Unlock" }).click()
}

export const rabet: WalletWindows = {
  async setUp(browser) {
    const page = await openPopup(browser, "#/confirm-login")
    await page.getByPlaceholder("Password", { exact: true }).fill(PASSWORD)
    await page.getByPlaceholder("Confirm Password").fill(PASSWORD)
    await page.getByRole("button", { name: "Continue" }).click()
    const [first, second] = sandboxAccounts
    await page.getByRole("button", { name: "Import Wallet" }).click()
    await importAccount(page, first!.seed)
    await openMenu(page)
    await page.getByText("Import Wallet").click()
    await importAccount(page, second!.seed)
    // It answers pages only after a setting was changed, and only once somebody has logged in.
    await page.getByText("Main Network").first().click()
    await page.getByText("Test Network").first().click()
    await page.reload()
    await logIn(page)
    await page.getByText("Test Network").first().waitFor()
    await page.close()
    // RA5-forgets: a profile that older versions have used has this list. A new one lacks it, and keeps no connection.
    const worker = await browser.worker()
    await worker.evaluate(() => chrome.storage.local.set({ connectedWebsites: [] }))
  },
  approve: (window) => window.getByRole("button", { name: /^(Connect|Confirm)$/ }).click(),
  refuse: (window) => window.getByRole("button", { name: /^(Cancel|Reject)$/ }).click(),
  unlock: logIn,
  async lock(browser) {
    const page = await openPopup(browser)
    await openMenu(page)
    await page.getByText("Lock", { exact: true }).click()
    await page.getByRole("button", { name: "Unlock" }).waitFor()
    await page.close()
  },
  async switchAccount(browser) {
    const page = await openPopup(browser)
    await openMenu(page)
    // The last import is the active one, and both have the same name.
    await page.locator("[data-tippy-root]").getByText("My account").first().click()
    await page.locator("[data-tippy-root]").waitFor({ state: "detached" })
    await page.close()
  },
}
