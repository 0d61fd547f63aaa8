import { expectAccessible } from "./axe.js"
import { reviewPayment, sentHeading } from "./steps.js"
import { balance, expect, test } from "./test.js"

test("says before the request that the wallet is on another network, and the bar's button uses it here", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await reviewPayment(page, "3")
  await page.getByRole("button", { name: "Sign in Freighter" }).waitFor()
  await sandbox.freighter.set({ network: "local" })
  const bar = page.locator(".bar:visible")
  await expect(bar.getByRole("status")).toContainText(
    "Freighter is on LocalThis page uses Testnet (sandbox). Use Local here, or switch in Freighter.",
  )
  await expect(page.getByRole("button", { name: "Sign in Freighter" })).toHaveCount(0)
  await expect(page.locator(".band:visible")).toHaveCount(0)
  await expectAccessible(page)
  await bar.getByRole("button", { name: "Use Local here" }).click()
  await expect(
    page.getByRole("banner").getByRole("combobox", { name: "Network" }).locator(":checked"),
  ).toHaveText("Local")
  await expect(page.getByText("Freighter is on Local").filter({ visible: true })).toHaveCount(0)
})

test("a wallet that shares no account is unlocked by the bar's button, and the request goes on", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage("#message")
  await connect()
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("textbox", { name: "Message" }).fill("Here")
  await sandbox.freighter.set({ locked: true })
  await expect(panel.locator(".bar").getByRole("status")).toContainText("Freighter is locked")
  await panel.getByRole("button", { name: "Unlock Freighter" }).click()
  const wallet = page.getByRole("dialog", { name: /^Freighter, simulated/ })
  await wallet.getByRole("button", { name: "Unlock" }).click()
  await wallet.getByRole("button", { name: "Approve" }).click()
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
})

test("after the visitor declined, the same button asks again", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await reviewPayment(page, "3")
  await sandbox.freighter.next("reject", "approve")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("dialog")).toContainText("Request declined")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Ask again" }).click()
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeVisible()
})

test("says that the visitor is offline, keeps signed work, and sends it afterwards", async ({
  page,
  context,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await reviewPayment(page, "3")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByText("You are offline").first()).toBeVisible()
  await expect(page.getByText("It is kept here. Send it when you are back.")).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: /^Send/ }).click()
  await expect(page.getByRole("heading", { name: sentHeading })).toBeVisible()
  await expect(balance(page)).toHaveText(/9,996\.99/)
})
