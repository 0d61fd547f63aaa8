import { expectAccessible } from "./axe.js"
import { signMessage } from "./steps.js"
import { expect, test } from "./test.js"

test("switches to the real wallets and back, and nothing remembered crosses over", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const modes = page.getByRole("navigation", { name: "Sandbox or real wallets" })
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  const network = page.getByRole("combobox", { name: "Network" }).locator(":checked")
  await openPage()
  await expect(modes).toContainText("Practice wallets and networks on this computer.")
  await expect(modes.getByRole("link", { name: "Sandbox" })).toHaveAttribute("aria-current", "page")
  await connect()
  await sandbox.freighter.answer("approve")
  await signMessage(page, "Only in the sandbox")
  const activity = page.getByRole("region", { name: "Activity" })
  await expect(activity.getByRole("listitem")).not.toHaveCount(0)
  const remembered = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage).filter((key) => key.includes("live")),
      ),
    )
  expect(await remembered()).toEqual([[], []])

  await modes.getByRole("link", { name: "Real wallets" }).click()
  await expect(page).toHaveURL(/\/\?mode=live$/)
  await expect(modes).toContainText("Payments on Public use real money.")
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
  await expect(account).toBeHidden()
  await expect(network).toHaveText("Testnet")
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole("combobox", { name: "Network" }).selectOption("Public")
  await page.getByRole("link", { name: "Component gallery" }).click()
  await page.getByRole("link", { name: "Alidade" }).click()
  await expect(page).toHaveURL(/\/\?mode=live$/)

  await modes.getByRole("link", { name: "Sandbox" }).click()
  await expect(page).toHaveURL(/\/\?mode=sandbox$/)
  await expect(account).toBeVisible()
  await expect(network).toHaveText("Testnet (sandbox)")
  await expect(activity.getByRole("listitem")).not.toHaveCount(0)
})
