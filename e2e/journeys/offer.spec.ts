import { expectAccessible } from "./axe.js"
import { openMarket, usdc } from "./market.js"
import { expect, test } from "./test.js"

test("an offer says what it locks, is changed and canceled from the account's offers", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await openMarket(page)
  const review = page.getByRole("button", { name: "Review", exact: true })
  const send = async (): Promise<void> => {
    await review.click()
    await page.getByRole("button", { name: "Sign in Freighter" }).click()
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page
      .getByText(/^Confirmed .*in ledger/)
      .first()
      .waitFor()
  }
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Offer", exact: true }).click()
  await page.getByRole("heading", { name: "Offer", exact: true }).waitFor()
  await expect(page).toHaveURL(/#transaction\/offer$/)
  await review.click()
  await expect(page.getByLabel("Amount", { exact: true })).toBeFocused()
  await page.getByRole("radio", { name: "Buy" }).check()
  await page.getByLabel("Amount to buy").fill("10")
  await page.getByLabel("Buy (code and issuer)").fill(`USDC:${usdc.getIssuer()}`)
  const price = page.getByLabel("Price")
  await price.fill("9")
  const form = page.getByRole("form", { name: "Offer" })
  await expect(form).toContainText("The offer is filled at once, at least in part.")
  await price.fill("7")
  await expect(form).toContainText(
    "1 USDC for 7 XLM: you give 70 XLM and get 10 USDC, or a part of both.",
  )
  await expect(form).toContainText("70 XLM stay locked")
  await expect(form).toContainText("Now others buy USDC at – and sell it at 8.")
  await expect(form).not.toContainText("filled at once")
  await expect(form).toContainText("Buy 10 USDC at 7 XLM each")
  await expectAccessible(page)
  await send()

  const openOffers = async (): Promise<void> => {
    await page.evaluate(() => location.assign("#account"))
    await page.getByRole("region", { name: "Offers" }).waitFor()
  }
  await openOffers()
  await page.getByRole("button", { name: "Change: Sell 70 XLM for USDC" }).click()
  await expect(form).toContainText(/This changes offer \d+\. Without an amount, it cancels it\./)
  await page.getByLabel("Amount", { exact: true }).fill("35")
  await expect(form).toContainText(/Change offer \d+: sell 35 XLM/i)
  await review.click()
  await page.getByRole("heading", { name: /^Change offer \d+: sell 35 XLM/ }).waitFor()

  // Another act on the same offer, while the change is under review.
  await openOffers()
  await page.getByRole("button", { name: "Cancel: Sell 70 XLM for USDC" }).click()
  await expect(form).toContainText(/This cancels offer \d+: its amount is free again\./)
  await send()
  await page.evaluate(() => location.assign("#account"))
  await expect(page.getByRole("list", { name: "Assets" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Offers" })).toHaveCount(0)
})

test("the form of an offer fits a narrow screen", async ({ page, openPage, connect }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await page.evaluate(() => location.assign("#transaction/offer"))
  await page.getByRole("heading", { name: "Offer", exact: true }).waitFor()
  await page.getByLabel("Buy (code and issuer)").fill(`USDC:${usdc.getIssuer()}`)
  await page.getByLabel("Amount", { exact: true }).fill("20000")
  await page.getByLabel("Price").fill("1/3")
  await expect(page.getByText(/^Your account can offer only 9,99/)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
