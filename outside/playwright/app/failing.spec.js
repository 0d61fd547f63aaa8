import { expect, test } from "@alidade/sandbox/playwright"

test("fails, and its report has the wallets' messages", async ({ page, wallets }) => {
  await wallets.freighter.rejectNext()
  await page.goto("/")
  await page.getByRole("button", { name: "Connect" }).click()
  await expect(page.getByRole("status")).not.toBeEmpty()
  expect(await wallets.freighter.requests()).toEqual([])
})
