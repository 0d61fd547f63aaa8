import type { Locator, Page } from "@playwright/test"

/** The button of the settings, in the header or at the end of the page. */
export function settings(page: Page): Locator {
  return page.locator(".preferences > button:visible")
}

/** Opens the settings, whatever the page's language is. */
export async function openSettings(page: Page): Promise<Locator> {
  const menu = page.locator(".preferences-menu:popover-open")
  if (!(await menu.isVisible())) await settings(page).click()
  await menu.getByRole("combobox").waitFor()
  return menu
}

/** Chooses the page's language, and closes the settings. */
export async function chooseLanguage(page: Page, code: string): Promise<void> {
  await (await openSettings(page)).getByRole("combobox").selectOption(code)
  await page.keyboard.press("Escape")
}
