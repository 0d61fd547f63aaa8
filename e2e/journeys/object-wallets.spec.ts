import { reviewPayment } from "./steps.js"
import { balance, expect, test } from "./test.js"

/** The wallets that put an object or a marker on the page and have an entry point of their own. */
const wallets = [
  { name: "OneKey Wallet", at: "onekey" },
  { name: "Scopuly", at: "scopuly" },
  { name: "Klever Wallet", at: "klever" },
  { name: "D'CENT Wallet", at: "dcent" },
  { name: "Cactus Link", at: "cactusLink" },
  { name: "Bitget Wallet", at: "bitget" },
  { name: "Fordefi", at: "fordefi" },
] as const

for (const { name, at } of wallets) {
  test(`${name} connects, signs a transaction, and refuses a message`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await openPage()
    await sandbox[at].set({ network: "testnet", installed: true })
    // IN6: Freighter would answer Fordefi's messages too.
    if (at === "fordefi") await sandbox.freighter.set({ installed: false })
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

test("CA3: a signature in Cactus Link says that it waits for approval, and can be canceled", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.cactusLink.set({ network: "testnet" })
  await sandbox.cactusLink.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /^Cactus Link/ }).click()
  await expect(dialog).toBeHidden()

  await sandbox.cactusLink.answer("never")
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const message = page.getByRole("region", { name: "Message", exact: true })
  await message.getByRole("textbox", { name: "Message" }).fill("Wait for it")
  await message.getByRole("button", { name: "Sign in Cactus Link" }).click()
  await expect(dialog).toContainText("Waiting for approval in Cactus Link.")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(message.getByRole("alert")).toContainText("can still be approved in Cactus Link")
})

test("IN6: beside Freighter, Fordefi's user chooses whose account counts", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  for (const at of ["freighter", "fordefi"] as const) {
    await sandbox[at].set({ network: "testnet", installed: true })
    await sandbox[at].answer("approve")
  }
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /^Fordefi/ }).click()
  await expect(dialog.getByRole("heading", { name: "Which account do you mean?" })).toBeVisible()
  await expect(dialog).toContainText("Two extensions answer as Fordefi.")
  await dialog.getByRole("button", { name: /^G/ }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible()
})
