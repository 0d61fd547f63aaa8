import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Locator, Page } from "@playwright/test"
import { accounts, expect } from "./test.js"

const { first, second } = accounts

/** The tab for authorizations. */
export const panel = (page: Page): Locator =>
  page.getByRole("region", { name: "Authorization", exact: true })
export const signButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Sign in Freighter" })

/** A result, by its label. */
export const output = (page: Page, label: string): Promise<string> =>
  panel(page).getByLabel(label, { exact: true }).inputValue()

/** Imports an authorization and reviews it. */
export async function importXdr(page: Page, text: string): Promise<void> {
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Authorization", exact: true }).click()
  await page.getByRole("textbox", { name: "Preimage or authorization entry" }).fill(text)
  await page.getByRole("button", { name: "Review", exact: true }).click()
}

/** The user changes to the second account in Freighter, which grants the page access to both. */
export async function switchToSecond(page: Page, sandbox: SandboxDriver): Promise<void> {
  const grantTo = ({ address }: { address: string }) =>
    ({ network: "testnet", account: address, host: "localhost" }) as const
  await sandbox.freighter.set({
    account: second.address,
    grants: [grantTo(first), grantTo(second)],
  })
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(account).toHaveText(second.short)
}
