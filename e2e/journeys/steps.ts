import type { Page } from "@playwright/test"
import { accounts } from "./test.js"

/** Fills in a payment of this many XLM to the second account, and reviews it. */
export async function reviewPayment(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Destination").fill(accounts.second.address)
  await page.getByLabel("Amount").fill(amount)
  await page.getByRole("button", { name: "Review the payment" }).click()
}

/** Imports a transaction envelope (base64 XDR), and reviews it. */
export async function reviewEnvelope(page: Page, xdr: string): Promise<void> {
  await page.getByRole("radio", { name: "Import transaction" }).check()
  await page.getByRole("textbox", { name: "Transaction envelope" }).fill(xdr)
  await page.getByRole("button", { name: "Review the transaction" }).click()
}

/** Signs the reviewed transaction in Freighter, which must approve by itself, and sends it. */
export async function signAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send it" }).click()
}

/** Writes a message and requests its signature from Freighter. */
export async function signMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("textbox", { name: "Message" }).fill(text)
  await panel.getByRole("button", { name: "Sign in Freighter" }).click()
}
