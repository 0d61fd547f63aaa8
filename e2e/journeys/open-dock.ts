import type { Locator, Page } from "@playwright/test"

/** The sandbox's panel, or its tab. */
export function dockOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Simulated wallets" })
}

/** The tab at the edge of the page, which says what the wallet will do. */
export function dockTab(page: Page): Locator {
  return dockOf(page).locator("[aria-expanded=false]")
}

/** Opens the sandbox's panel, as a user does. */
export async function openDock(page: Page): Promise<Locator> {
  await dockTab(page).click()
  return dockOf(page)
}

/** Closes the sandbox's panel. */
export async function closeDock(page: Page): Promise<void> {
  await dockOf(page).getByRole("button", { name: "Close", exact: true }).click()
}
