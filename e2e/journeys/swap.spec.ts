import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { openMarket, usdc } from "./market.js"
import { expect, test } from "./test.js"

/** Opens the form, and asks for USDC, which the account does not hold yet. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Swap", exact: true }).click()
  await page.getByRole("heading", { name: "Swap", exact: true }).waitFor()
  await page.getByLabel("Asset received (code and issuer)").fill(`USDC:${usdc.getIssuer()}`)
}

test("a swap shows its ways, keeps to its limit, and trusts the asset first", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await openMarket(page)
  await openForm(page)
  await expect(page).toHaveURL(/#transaction\/swap$/)
  await page.getByLabel("Amount sent").fill("100")
  const limit = page.getByLabel("Receive at least")
  await expect(limit).toHaveValue("12.3750")
  await expect(limit).toHaveAccessibleDescription("Now 12.5 USDC. Below 12.375, nothing happens.")
  const ways = page.getByRole("region", { name: "Ways" })
  await expect(ways.getByRole("radio")).toHaveCount(2)
  await expect(ways).toContainText("1 USDC for 8 XLM")
  await expect(ways).toContainText(/1 USDC for 9 XLM · 11.\d % worse/)
  await expect(page.getByText("It also trusts USDC of")).toContainText("0.5 XLM more")
  await expect(page.getByText("Swap 100 XLM for at least 12.375 USDC")).toBeVisible()
  await expectAccessible(page)

  // A limit that the market doesn't reach now, and one that gives much away.
  await limit.fill("13")
  await expect(limit).toHaveAccessibleDescription("Now 12.5 USDC. Nothing would happen.")
  await limit.fill("10")
  await expect(limit).toHaveAccessibleDescription("Now 12.5 USDC. This is 20 % worse.")
  await page.getByRole("button", { name: "1 % under" }).click()
  await expect(limit).toHaveValue("12.3750")

  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("heading", { name: /^2 operations: Trust USDC/ }).waitFor()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await page
    .getByText(/^Confirmed .*in ledger/)
    .first()
    .waitFor()
  await expect(page.getByRole("region", { name: "Your account" })).toContainText(/USDC\s*12.5/)
})

test("what is received can be exact, and a way can be chosen", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await openMarket(page)
  await openForm(page)
  await page.getByRole("radio", { name: "What I get" }).check()
  await page.getByLabel("Amount received").fill("10")
  await expect(page.getByLabel("Send at most")).toHaveValue("80.8")
  await expect(page.getByText("Swap at most 80.8 XLM for 10 USDC")).toBeVisible()
  await page.getByRole("radio", { name: /EURC/ }).check()
  await expect(page.getByLabel("Send at most")).toHaveValue("90.9")
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible(page)
  await page.getByLabel("Amount received").fill("1200")
  await expect(page.getByText(/^Nobody trades this now/).first()).toBeVisible()
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page.getByLabel("Amount received")).toBeFocused()
})

test("a swap without a connection says so, and asks again", async ({
  page,
  openPage,
  connect,
  context,
}) => {
  await openPage()
  await connect()
  await openMarket(page)
  await openForm(page)
  await expect(page.getByRole("button", { name: "Reload", exact: true })).toHaveCount(0)
  await context.setOffline(true)
  await page.getByLabel("Amount sent").fill("8")
  const ways = page.getByRole("region", { name: "Ways" })
  await expect(ways).toContainText(/offline/i)
  await context.setOffline(false)
  await ways.getByRole("button", { name: "Try again" }).click()
  await expect(ways.getByRole("radio").first()).toBeChecked()
})
