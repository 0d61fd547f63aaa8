import { networks } from "@alidade/core"
import { expect, type Locator, type Page } from "@playwright/test"
import { sandboxAccounts } from "../../../packages/sandbox/src/wallet/keys.js"
import type { ExtensionBrowser } from "../browser.js"
import { patience } from "../patience.js"
import type { WalletWindows } from "../user.js"

/** xBull 1.40. Texts, placeholders, and paths are from its sources. */

const PASSWORD = "alidade-test-1"

/** How long its windows may take to load, in ms. */
const WINDOW_LOAD = 4_000 * patience

/** Opens xBull's own page, which its toolbar button shows too. */
async function openPage({ context, address }: ExtensionBrowser, route: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}index.html#/${route}`)
  return page
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click()

/** Imports a secret key. With the first one, it asks for a password for all that it keeps. */
async function importAccount(page: Page, seed: string): Promise<void> {
  await press(page, "Import Secret Key")
  const password = page.getByPlaceholder("Password (min 8 characters)")
  const key = page.getByPlaceholder("Write your secret key")
  await password.or(key).waitFor()
  if (await password.isVisible()) {
    await password.fill(PASSWORD)
    await press(page, "Continue")
  }
  await key.fill(seed)
  await page.getByPlaceholder("Type again your password").fill(PASSWORD)
  await press(page, "Confirm")
  await page.getByText("Trusting assets:").waitFor()
}

/** Opens the drawer of networks and accounts. */
async function openDrawer(browser: ExtensionBrowser): Promise<Page> {
  const page = await openPage(browser, "wallet/assets")
  await networkButton(page).click()
  await page.getByText("Account & Horizon").waitFor()
  return page
}

/** The network or the account that it has stored as the active one. It stores what was chosen a moment later. */
async function active(
  browser: ExtensionBrowser,
  store: "horizon-apis" | "wallets-accounts",
): Promise<string | undefined> {
  const worker = await browser.worker()
  const stored = await worker.evaluate(() => chrome.storage.local.get())
  const { entities = {}, active = "" } = (stored as Stored).AkitaStores?.[store] ?? {}
  return entities[active]?.publicKey ?? entities[active]?.networkPassphrase
}

/** What it stores, as far as it is read here. */
interface Stored {
  AkitaStores?: Record<
    string,
    {
      active?: string
      entities?: Record<string, { publicKey?: string; networkPassphrase?: string }>
    }
  >
}

const networkButton = (page: Page): Locator => page.getByRole("button", { name: /Network$/ })

/** Chooses the other entry of a list in the drawer, which has two. */
async function chooseOther(drawer: Page, list: number): Promise<void> {
  await drawer.locator("nz-select").nth(list).click()
  await drawer.locator(".ant-select-item-option:not(.ant-select-item-option-selected)").click()
}

export const xbull: WalletWindows = {
  async setUp(browser) {
    for (const { seed } of sandboxAccounts.slice(0, 2).reverse()) {
      const page = await openPage(browser, "create-account")
      await importAccount(page, seed)
      await page.close()
    }
    const drawer = await openDrawer(browser)
    // The other network is Testnet.
    await chooseOther(drawer, 0)
    await expect.poll(() => active(browser, "horizon-apis")).toBe(networks.Testnet)
    await drawer.close()
    // XE1: a window that does not listen within half a second never gets its request. A busy machine needs longer.
    const worker = await browser.worker()
    await worker.evaluate((ms) => {
      const { setTimeout } = globalThis
      Object.assign(globalThis, { setTimeout: (run: () => void) => setTimeout(run, ms) })
    }, WINDOW_LOAD)
  },
  async approve(window) {
    const decide = window.getByRole("button", { name: /^(Confirm|Accept)$/ })
    const isSignature = (await decide.textContent())?.trim() === "Accept"
    await decide.click()
    if (!isSignature) return
    await window.getByPlaceholder("Write here...").fill(PASSWORD)
    await press(window, "Confirm")
  },
  refuse: (window) => press(window, "Reject"),
  // It is never locked as a whole: it asks for its password for each signature.
  unlock: async () => {},
  lock: async () => {},
  async switchAccount(browser) {
    const drawer = await openDrawer(browser)
    await chooseOther(drawer, 1)
    const { address } = sandboxAccounts[1]!
    const hasText = address.slice(0, 4)
    await drawer.locator(".ant-drawer nz-list-item").filter({ hasText }).click()
    await expect.poll(() => active(browser, "wallets-accounts")).toBe(address)
    await drawer.close()
  },
}
