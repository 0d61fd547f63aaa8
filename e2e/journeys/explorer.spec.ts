import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts
const explorer = "https://explorer.example/testnet"

/** Adds an explorer to the first network, as a configuration does. */
async function withExplorer(page: Page): Promise<void> {
  await page.route("**/sandbox.json", async (route) => {
    const response = await route.fetch()
    const { networks, ...rest } = await response.json()
    const [testnet, ...others] = networks
    await route.fulfill({
      response,
      json: { ...rest, networks: [{ ...testnet, explorerUrl: explorer }, ...others] },
    })
  })
}

test("links the account and a sent payment to the network's explorer", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await withExplorer(page)
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const account = page
    .getByRole("region", { name: "Your account" })
    .getByRole("link", { name: `View ${first.short} in an explorer (new tab)` })
  await expect(account).toHaveAttribute("href", `${explorer}/account/${first.address}`)
  await expect(account).toHaveAttribute("target", "_blank")
  await expect(account).toHaveAttribute("rel", "noopener noreferrer")

  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Amount").fill("2")
  await page.getByRole("button", { name: "Review the payment" }).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send it" }).click()
  const name = "View this transaction in an explorer (new tab)"
  const result = page.getByRole("tabpanel", { name: "Transaction" }).getByRole("link", { name })
  await expect(result).toHaveAttribute("href", /^https:\/\/explorer\.example\/testnet\/tx\/\w{64}$/)
  const entry = page.getByRole("region", { name: "Activity" }).getByRole("link", { name })
  await expect(entry).toHaveAttribute("href", (await result.getAttribute("href")) ?? "")
  await expectAccessible(page)

  // The other networks have no explorer. The activity still links to the network of its entry.
  await page
    .getByRole("banner")
    .getByRole("combobox", { name: "Network" })
    .selectOption("Public (sandbox)")
  await expect(account).toBeHidden()
  await expect(entry).toBeVisible()
})
