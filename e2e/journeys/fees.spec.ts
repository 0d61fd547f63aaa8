import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { reviewPayment, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { second } = accounts

/** Makes the network say that recent transactions paid 100, 1,000, and 20,000 stroops. Returns how often it was asked. */
async function busy(page: Page): Promise<() => number> {
  let asked = 0
  await page.route("**/fee_stats", async (route) => {
    asked++
    const fee_charged = { min: "100", mode: "100", p10: "100", p50: "1000", p95: "20000" }
    await route.fulfill({
      json: { last_ledger: "7", last_ledger_base_fee: "100", fee_charged },
      headers: { "access-control-allow-origin": "*" },
    })
  })
  return () => asked
}

const fee = (page: Page): Locator =>
  page.locator(".panel:visible").getByLabel("Fee", { exact: true })
const chosen = (page: Page): Locator => fee(page).locator("option:checked")
/** Expects a review to say the most that the fee can be. */
async function expectMost(page: Page, amount: string): Promise<void> {
  await expect(page.locator(".panel:visible .fact-grid").first()).toContainText(
    new RegExp(`Fee.*up to ${amount.replace(".", "\\.")} XLM`, "i"),
  )
}

test("a payment offers slow, usual, fast, or an own fee, and the result says what was charged", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const asked = await busy(page)
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await expect(chosen(page)).toHaveText("Usual fee, at most 0.0001 XLM")
  await expect(fee(page).locator("option")).toHaveText([
    "Slow fee, at most 0.00001 XLM",
    "Usual fee, at most 0.0001 XLM",
    "Fast fee, at most 0.002 XLM",
    "Own fee…",
  ])
  await fee(page).selectOption("fast")
  await reviewPayment(page, "3")
  await expectMost(page, "0.002")

  // Another fee, which a reload keeps.
  await page.goBack()
  await fee(page).selectOption("own")
  await page.getByLabel("Fee, at most (XLM)").fill("0.000001")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page.getByText("The network takes at least 0.00001 XLM.")).toBeVisible()
  await expect(page.getByLabel("Fee, at most (XLM)")).toBeFocused()
  await page.getByLabel("Fee, at most (XLM)").fill("0.5")
  await page.reload()
  await expect(chosen(page)).toHaveText("Own fee, at most 0.5 XLM")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expectMost(page, "0.5")
  await signAndSend(page)
  const charged = page.getByText("Fee charged").locator("..")
  await expect(charged).toContainText("0.00001 XLM")
  // Once for each time that the form was opened.
  expect(asked()).toBeLessThanOrEqual(3)
})

test("without statistics, the minimum fee is offered", async ({ page, openPage, connect }) => {
  await page.route("**/fee_stats", (route) => route.fulfill({ json: {} }))
  await openPage()
  await connect()
  await expect(chosen(page)).toHaveText("Minimum fee, at most 0.00001 XLM")
  await reviewPayment(page, "3")
  await expectMost(page, "0.00001")
})

test("the short forms and the list of operations offer the same fees", async ({
  page,
  openPage,
  connect,
}) => {
  await busy(page)
  await openPage()
  await connect()
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Data entry" }).click()
  await fee(page).selectOption("slow")
  await page.getByLabel("Name", { exact: true }).fill("a")
  await page.getByLabel("Value", { exact: true }).fill("b")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expectMost(page, "0.00001")
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name: "Edit the operations" }).click()
  await expect(chosen(page)).toHaveText("Own fee, at most 0.00001 XLM")
  await fee(page).selectOption("usual")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expectMost(page, "0.0001")
})

test("on a phone the fee takes one line of the bar, below the form", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await busy(page)
  await openPage()
  await connect()
  await expect(chosen(page)).toHaveText("Usual fee, at most 0.0001 XLM")
  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Amount").fill("3")
  await expect(fee(page)).toBeInViewport()
  const { width } = (await fee(page).boundingBox())!
  expect(width).toBeLessThanOrEqual(288)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
