import { expectAccessible } from "./axe.js"
import { accounts, approveIn, expect, test } from "./test.js"
import { mouse } from "./user-input.js"

test("switches to another account of a Ledger in the account menu", async ({ page, openPage }) => {
  const input = mouse()
  await openPage()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const dialog = page.getByRole("dialog")
  const row = dialog.getByRole("button", { name: /^Ledger/ })
  await approveIn("Ledger", page, input, () => input.press(row))
  await dialog.getByRole("button", { name: /44'\/148'\/0'$/ }).click()
  const trigger = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(dialog).toBeHidden()
  const before = await trigger.textContent()

  await trigger.click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Switch account" }).click()
  const chosen = dialog.getByRole("button", { name: /44'\/148'\/2'$/ })
  const name = await chosen.textContent()
  await chosen.click()
  await expect(dialog).toBeHidden()
  await expect(trigger).not.toHaveText(before ?? "")
  expect(name).toContain((await trigger.textContent()) ?? "?")
  await expect(trigger).toBeFocused()
})

test("switches to another account of Albedo, which asks for it in its window", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const row = page.getByRole("dialog").getByRole("button", { name: /^Albedo/ })
  await approveIn("Albedo", page, mouse(), () => row.click())
  const trigger = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(trigger).toHaveText("GBXF…ZYCP7L")
  await expect(page.getByRole("dialog")).toBeHidden()
  await sandbox.albedo.set({ account: accounts.second.address })
  await trigger.click()
  await approveIn("Albedo", page, mouse(), () =>
    page.getByRole("button", { name: "Switch account" }).click(),
  )
  await expect(trigger).toHaveText(accounts.second.short)
})
