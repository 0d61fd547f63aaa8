import { expect } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"

/** Clicks a button of the app, and returns the result that it shows. */
export async function press(page: Page, name: string): Promise<Record<string, string>> {
  await page.getByRole("button", { name }).click()
  return resultOf(page)
}

/** Waits for the result that the app shows. */
export async function resultOf(page: Page): Promise<Record<string, string>> {
  const result = page.getByLabel("Result")
  await expect(result).not.toBeEmpty()
  return JSON.parse((await result.textContent())!)
}
