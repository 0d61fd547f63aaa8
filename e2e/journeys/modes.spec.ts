import { expectAccessible } from "./axe.js"
import { dockOf } from "./open-dock.js"
import { signMessage } from "./steps.js"
import { expect, test } from "./test.js"

test("switches to the real wallets and back, and nothing remembered crosses over", {
  tag: "@main",
}, async ({ page, openPage, connect, sandbox }) => {
  const modes = page.getByRole("navigation", { name: "Sandbox or real wallets" })
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  const network = page.getByRole("combobox", { name: "Network" }).locator(":checked")
  await openPage()
  await expect(modes).toContainText(
    "Sandbox. No real money. Simulated wallets and networks on this computer.",
  )
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

  await modes.getByRole("link", { name: "Use real wallets" }).click()
  await expect(page).toHaveURL(/\/\?mode=live$/)
  await expect(modes).toContainText("Payments on Public use real money.")
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
  await expect(account).toBeHidden()
  await expect(network).toHaveText("Testnet")
  await expect(dockOf(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole("combobox", { name: "Network" }).selectOption("Public")
  await page.getByRole("link", { name: "Component gallery" }).click()
  await page.getByRole("link", { name: "Alidade" }).click()
  await expect(page).toHaveURL(/\/\?mode=live$/)

  await modes.getByRole("link", { name: "Use the sandbox" }).click()
  await expect(page).toHaveURL(/\/\?mode=sandbox$/)
  await expect(account).toBeVisible()
  await expect(network).toHaveText("Testnet (sandbox)")
  await expect(activity.getByRole("listitem")).not.toHaveCount(0)
})

for (const width of [320, 1280]) {
  test(`one line of 32 px says which mode it is, at ${width} px`, async ({ page, openPage }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const search of ["", "?mode=live"]) {
      await openPage(search)
      const line = page.getByRole("navigation", { name: "Sandbox or real wallets" })
      // The line's lower edge is a hairline.
      expect(await line.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 33 })
      expect((await line.getByRole("link").boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
}
