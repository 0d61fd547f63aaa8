import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

test("keeps two wallets connected: switches, signs with each, reloads, and ends one", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const trigger = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  const picker = page.getByRole("dialog")
  await openPage()
  await connect()
  await expect(trigger).toHaveText(first.short)

  await sandbox.hana.set({ account: second.address })
  await sandbox.hana.answer("approve")
  await trigger.click()
  await page.getByRole("button", { name: "Connect another wallet" }).click()
  await picker.getByRole("button", { name: /^Hana Wallet/ }).click()
  await expect(trigger).toHaveText(second.short)
  await expect(picker).toBeHidden()

  const message = page.getByRole("region", { name: "Message", exact: true })
  await page.getByRole("link", { name: "Message", exact: true }).click()
  await message.getByRole("textbox", { name: "Message" }).fill("Signed by the second")
  await message.getByRole("button", { name: "Sign in Hana Wallet" }).click()
  await expect(message.getByRole("heading", { name: "Signed and verified" })).toBeVisible()

  await page.reload()
  await expect(trigger).toHaveText(second.short)
  // Freighter would have to ask now. A switch doesn't.
  await sandbox.freighter.answer("ask")
  await trigger.click()
  await expect(page.getByText("Other accounts")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: new RegExp(`^${first.short}`) }).click()
  await expect(trigger).toHaveText(first.short)
  await expect(page.getByRole("dialog", { name: /^Freighter, simulated/ })).toHaveCount(0)

  await sandbox.freighter.answer("approve")
  await page.getByRole("link", { name: "Message", exact: true }).click()
  await message.getByRole("textbox", { name: "Message" }).fill("Signed by the first")
  await message.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(message.getByRole("heading", { name: "Signed and verified" })).toBeVisible()

  await trigger.click()
  await page.getByRole("button", { name: `Disconnect ${second.short}` }).click()
  await expect(page.getByText("Other accounts")).toHaveCount(0)
  await page.keyboard.press("Escape")
  await page.reload()
  await expect(trigger).toHaveText(first.short)
})

test("lists connected accounts in the account’s place, and on the button if the active wallet is gone", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const trigger = page.getByRole("banner").locator('[data-part="trigger"]')
  const list = page.getByRole("region", { name: "Connected accounts" })
  const rows = list.getByRole("listitem")
  await openPage()
  await connect()
  await expect(trigger).toHaveText(first.short)
  await expect(list).toHaveCount(0)
  await sandbox.hana.set({ account: second.address })
  await sandbox.hana.answer("approve")
  await trigger.click()
  await page.getByRole("button", { name: "Connect another wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Hana Wallet/ })
    .click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.getByRole("region", { name: "Your account" }).getByRole("link").last().click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(second.short)
  await expect(rows.first()).toContainText("active")
  await page.getByRole("heading", { name: "This account is not active yet" }).waitFor()
  await expectAccessible(page)
  await list.getByRole("button", { name: `Switch to ${first.address}, Freighter` }).click()
  await expect(trigger).toHaveText(first.short)
  await expect(rows.first()).toContainText(first.short)

  await sandbox.freighter.set({ installed: false })
  await page.reload()
  await expect(trigger).toHaveText("1 account connected")
  await expectAccessible(page)
  await trigger.click()
  await page.getByRole("button", { name: new RegExp(`^${second.short}`) }).click()
  await expect(trigger).toHaveText(second.short)

  await sandbox.freighter.set({ installed: true })
  await page.reload()
  await expect(trigger).toHaveText(second.short)
  await trigger.click()
  await page.getByRole("button", { name: "Disconnect all" }).click()
  await expect(trigger).toHaveText("Connect")
})
