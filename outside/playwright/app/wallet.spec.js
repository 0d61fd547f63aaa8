import { expect, test } from "@alidade/sandbox/playwright"

test("connects Freighter", async ({ page, wallets, account }) => {
  await wallets.freighter.approveNext()
  await page.goto("/")
  await page.getByRole("button", { name: "Connect" }).click()
  await expect(page.getByRole("status")).toHaveText(account.address)
})
