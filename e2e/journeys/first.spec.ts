import { expectAccessible } from "./axe.js"
import { expect, test } from "./test.js"

test("the first screen shows a review that caught a difference, as text, also at 320 px", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  const example = page.getByRole("figure", { name: "Example: a wallet that changes the amount" })
  await expect(example).toContainText("Send 2 XLM to Treasury Berlin")
  await expect(example.getByRole("term")).toHaveText(["You asked for", "It signed"])
  await expect(example.getByRole("definition")).toHaveText(["2 XLM", "20 XLM"])
  await expect(example).toContainText("Rejected. Nothing was sent.")
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test("a wallet on the first screen connects with one press", { tag: "@main" }, async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.freighter.answer("approve")
  // A slow machine may need longer to find it than the page waits, which would lead to installing it.
  await expect.poll(() => sandbox.freighter.requests()).not.toEqual([])
  const wallets = page.getByRole("region", { name: "Connect with" })
  await wallets.getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("button", { name: "Fund with test XLM" })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a wallet on the first screen that is not installed leads to installing it", async ({
  page,
  openPage,
}) => {
  await openPage("?mode=live")
  const wallets = page.getByRole("region", { name: "Connect with" })
  await wallets.getByRole("button", { name: "Rabet" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: "Get Rabet" })).toBeVisible()
})

test("the first screen offers Public as plainly as Testnet, and says what the money is", async ({
  page,
  openPage,
}) => {
  await openPage("?mode=live")
  const networks = page.getByRole("group", { name: "Network" })
  await expect(networks.getByRole("radio")).toHaveCount(2)
  await expect(networks.getByRole("radio", { name: "Testnet Test money, free" })).toBeChecked()
  await networks.getByRole("radio", { name: "Public Real money" }).check()
  await page.reload()
  await expect(networks.getByRole("radio", { name: "Public Real money" })).toBeChecked()
})
