import { reviewPayment } from "./steps.js"
import { balance, expect, test } from "./test.js"

/** The wallets that put an object on the page and have an entry point of their own. */
const wallets = [
  { name: "OneKey Wallet", at: "onekey" },
  { name: "Scopuly", at: "scopuly" },
] as const

for (const { name, at } of wallets) {
  test(`${name} connects, signs a transaction, and refuses a message`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await openPage()
    await sandbox[at].set({ network: "testnet" })
    await sandbox[at].answer("approve")
    await page.getByRole("button", { name: "Connect a wallet" }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click()
    await page.getByRole("button", { name: "Fund with test XLM" }).click()
    await expect(balance(page)).toHaveText(/10,000/)
    await expect(page.getByRole("dialog")).toBeHidden()

    const panel = page.getByRole("region", { name: "Transaction", exact: true })
    await reviewPayment(page, "10")
    await panel.getByRole("button", { name: `Sign in ${name}` }).click()
    await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()

    await sandbox[at].answer("reject")
    await page.getByRole("link", { name: "Message", exact: true }).click()
    const message = page.getByRole("region", { name: "Message", exact: true })
    await message.getByRole("textbox", { name: "Message" }).fill("Not this one")
    await message.getByRole("button", { name: `Sign in ${name}` }).click()
    await expect(page.getByRole("dialog")).toContainText("Request declined")
    await page.keyboard.press("Escape")
    await expect(message.getByRole("alert")).toContainText("Declined: nothing was signed")
  })
}
