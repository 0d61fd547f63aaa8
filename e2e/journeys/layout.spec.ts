import type { Locator } from "@playwright/test"
import { balance, expect, test } from "./test.js"

/** The box of a visible element. */
async function boxOf(element: Locator): Promise<{ x: number; y: number; right: number }> {
  await expect(element).toBeVisible()
  const { x, y, width } = (await element.boundingBox())!
  return { x, y, right: x + width }
}

test("the account column starts with the balance and ends with the activity, at 1280 px", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage()
  await connect()
  const account = page.getByRole("region", { name: "Your account" })
  await expect(balance(page)).toHaveText("Balance: 10,000.00 XLM")
  await expect(account).toContainText("9,999.00 available")
  const balanceBox = await boxOf(balance(page))
  const available = await boxOf(account.getByText("available"))
  const address = await boxOf(account.getByRole("button", { name: "Copy address" }))
  expect(available.x).toBeGreaterThanOrEqual(balanceBox.right)
  expect(address.y).toBeGreaterThan(balanceBox.y)
  // What the wallet can do is collapsed.
  const abilities = account.getByText("Sign messages (SEP-53)")
  await expect(abilities).toBeHidden()
  await account.getByText("What Freighter can do").click()
  await expect(abilities).toBeVisible()

  const sign = await boxOf(page.locator(".panel:visible"))
  const activity = await boxOf(page.getByRole("region", { name: "Activity" }))
  expect(activity.x).toBeGreaterThan(sign.right)
  expect(activity.y).toBeGreaterThan(address.y)
})

for (const width of [360, 1280]) {
  test(`the connect button is no wider than its label, at ${width} px`, async ({
    page,
    openPage,
    connect,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await openPage()
    const header = page.getByRole("banner")
    const button = header.getByRole("button", { name: /^(Connect|Account)/ })
    /** The space inside the button beside its content, in px. */
    const slack = (): Promise<number> =>
      button.evaluate((element) => {
        const free = element.cloneNode(true) as HTMLElement
        free.style.inlineSize = "max-content"
        free.style.minInlineSize = "0"
        element.after(free)
        const least = free.getBoundingClientRect().width
        free.remove()
        return element.getBoundingClientRect().width - least
      })
    expect(await slack()).toBeLessThan(1)
    await connect()
    expect(await slack()).toBeLessThan(1)
    // The three choices share one row, and nothing is wider than the screen.
    const choices = header.locator(".choices > *")
    await expect(choices).toHaveCount(3)
    const rows = await choices.evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(2)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
