import type { Page } from "@playwright/test"
import type { ExtensionBrowser } from "../browser.js"
import type { WalletWindows } from "../user.js"
import { testPhrase } from "./test-phrase.js"

/** Freighter 5.45. Texts, placeholders, and paths are from its sources. */

const PASSWORD = "Alidade-test-1"

/** Opens a page of Freighter, which its toolbar button shows too. */
async function openPage({ context, address }: ExtensionBrowser, route: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}index.html#${route}`)
  return page
}

/** Enters the password where a page asks for it. */
async function enterPassword(page: Page, button: string): Promise<void> {
  await page.getByPlaceholder("Enter password").fill(PASSWORD)
  await page.getByRole("button", { name: button }).click()
}

const accountView = (page: Page): Promise<void> => page.getByTestId("account-view").waitFor()

export const freighter: WalletWindows = {
  async setUp(browser) {
    const page = await openPage(browser, "/")
    await page.getByText("I already have a wallet").click()
    await page.getByPlaceholder("New password").fill(PASSWORD)
    await page.getByPlaceholder("Confirm password").fill(PASSWORD)
    // Its own label covers the box.
    await page.locator("#termsOfUse-input").check({ force: true })
    await page.getByRole("button", { name: "Confirm" }).click()
    for (const [index, word] of testPhrase.entries())
      await page.locator(`#MnemonicPhrase-${index + 1}`).fill(word)
    await page.getByRole("button", { name: "Import" }).click()
    await page.getByText("You’re all set!").waitFor()
    await page.goto(`${browser.address}index.html#/`)
    await page.getByTestId("network-selector-open").click()
    await page.getByText("Testnet", { exact: true }).click()
    await accountView(page)
    await page.goto(`${browser.address}index.html#/add-account`)
    await enterPassword(page, "Create New Address")
    await accountView(page)
    await page.close()
  },
  approve: (window) =>
    window.getByRole("button", { name: /^(Connect|Confirm|Got it)( anyway)?$/ }).click(),
  refuse: (window) => window.getByRole("button", { name: /^(Cancel|Got it)$/ }).click(),
  unlock: (window) => enterPassword(window, "Unlock"),
  async lock(browser) {
    const page = await openPage(browser, "/")
    await page.getByTestId("account-options-dropdown").getByTitle("View options").click()
    await page.getByText("Lock Freighter").click()
    await page.getByRole("button", { name: "Unlock" }).waitFor()
    await page.close()
  },
  async switchAccount(browser) {
    const page = await openPage(browser, "/wallets")
    await page.getByTestId("wallet-row-select").and(page.locator(":not([aria-current])")).click()
    await accountView(page)
    await page.close()
  },
}
