import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

test("somebody without a wallet gets two recommendations, and can check or go back", {
  tag: "@main",
}, async ({ page, openPage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await page.getByRole("link", { name: "I have no wallet" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No wallet yet?")
  const offers = page.getByRole("region", { name: "For this computer" })
  await expect(offers.getByRole("listitem")).toHaveCount(2)
  // The extensions of the sandbox are installed.
  await expect(offers.getByRole("link", { name: "Get Albedo" })).toHaveAttribute(
    "href",
    "https://albedo.link",
  )
  await expect(offers).toContainText("Opens in a window of this browser. Nothing to install.")
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.getByRole("link", { name: "Back", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sign with any Stellar")
})

test("anybody can look at an account without a wallet, and a wrong address says what is wrong", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Account/ })
    .click()
  await page.getByRole("banner").getByRole("button", { name: "Disconnect" }).click()
  await page.goto(`${new URL(page.url()).origin}/#no-wallet`)
  const form = page.getByRole("textbox", { name: "Look at any account" })
  await form.fill("GABC")
  await page.getByRole("button", { name: "Look" }).click()
  await expect(form).toHaveAttribute("aria-invalid", "true")
  await form.fill(accounts.first.address)
  await page.getByRole("button", { name: "Look" }).click()
  await expect(page).toHaveURL(new RegExp(`#account/${accounts.first.address}$`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^An account on Testnet/)
  await expect(page.getByRole("status").filter({ hasText: "Balance:" })).toContainText("10,000.00")
  await expect(page.getByRole("region", { name: "Signers" })).toContainText("weight 1")
  await expectAccessible(page)
})

test("connecting from there leads to the payment form", async ({ page, openPage, sandbox }) => {
  await openPage("#no-wallet")
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page).toHaveURL(/#transaction$/)
})
