import { reviewPayment, sentHeading } from "./steps.js"
import { balance, expect, test } from "./test.js"

test("after a refusal for the wallet's network, the bar's button uses that network here", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await reviewPayment(page, "3")
  await sandbox.freighter.set({ network: "local" })
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("dialog")).toContainText("Freighter is on Local")
  await page.keyboard.press("Escape")
  const bar = page.locator(".bar:visible")
  await expect(bar.getByRole("alert")).toContainText("Freighter is on another network")
  await bar.getByRole("button", { name: "Use Local here" }).click()
  await expect(
    page.getByRole("banner").getByRole("combobox", { name: "Network" }).locator(":checked"),
  ).toHaveText("Local")
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
