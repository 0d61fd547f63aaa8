import type { Locator } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { chooseLanguage } from "./settings.js"
import { reviewPayment, signAndSend } from "./steps.js"
import { accounts, balance, expect, test } from "./test.js"

/** The box of a visible element. */
async function boxOf(element: Locator): Promise<{ x: number; y: number; right: number }> {
  await expect(element).toBeVisible()
  const { x, y, width } = (await element.boundingBox())!
  return { x, y, right: x + width }
}

test("the account column starts with whose it is, then its balance, and ends with the activity, at 1280 px", async ({
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
  expect(available.y).toBeGreaterThan(balanceBox.y)
  expect(address.y).toBeLessThan(balanceBox.y)

  const sign = await boxOf(page.locator(".panel:visible"))
  const activity = await boxOf(page.getByRole("region", { name: "Activity" }))
  expect(activity.x).toBeGreaterThan(sign.right)
  expect(activity.y).toBeGreaterThan(address.y)

  // What the wallet can do is in the account's place, collapsed.
  await account.getByRole("link", { name: "Account details" }).click()
  const abilities = page.getByText("Sign messages (SEP-53)")
  await expect(abilities).toBeHidden()
  await page.getByText("What Freighter can do").click()
  await expect(abilities).toBeVisible()
})

test("each place opens at its top: no element has its name, to which a browser would scroll", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const atTop = () =>
    page.evaluate(() => {
      const named = document.getElementById(location.hash.slice(1))?.outerHTML ?? ""
      return [named, Math.round(window.scrollY)]
    })
  await openPage()
  await page.getByRole("link", { name: "I have no wallet" }).click()
  await expect(page.getByRole("heading", { name: "No wallet yet?" })).toBeInViewport({ ratio: 1 })
  expect(await atTop()).toEqual(["", 0])
  await page.getByRole("link", { name: "Back", exact: true }).click()
  await connect()
  for (const place of ["check", "account", "waiting", "activity", "message", "authorization"]) {
    await page.evaluate((place) => location.assign(`#${place}`), place)
    await expect(page.locator(".panel:visible, .place:visible").first()).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await atTop()).toEqual(["", 0])
  }
})

for (const width of [320, 390, 960, 1280]) {
  test(`the header is one row with all its controls, at ${width} px`, async ({
    page,
    openPage,
    connect,
  }) => {
    const height = width < 960 ? 56 : 64
    await page.setViewportSize({ width, height: 740 })
    await openPage()
    const header = page.getByRole("banner")
    const expectOneRow = async (): Promise<void> => {
      await expect.poll(async () => (await header.boundingBox())?.height).toBe(height)
      const outside = await header.evaluate((element) => {
        const row = element.getBoundingClientRect()
        return [...element.querySelectorAll("a, button, select")]
          .filter((control) => control.checkVisibility())
          .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
          .filter(
            ([, box]) =>
              box.top < row.top ||
              box.bottom > row.bottom ||
              box.left < 16 ||
              box.right > innerWidth - 16,
          )
          .map(([text]) => text)
      })
      expect(outside).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await expectOneRow()
    await connect()
    await expectOneRow()
    const trigger = header.locator("[data-part=trigger]")
    await expect(trigger.locator(".account-mark")).toBeVisible()
    // Of one width, so that a name moves nothing; only the picture where there is less room.
    expect((await trigger.boundingBox())?.width).toBe(width < 1152 ? 44 : 200)
    for (const code of ["de", "ar"]) {
      await chooseLanguage(page, code)
      await expect(page.locator("html")).toHaveAttribute("lang", code)
      await expectOneRow()
    }
  })
}

for (const width of [390, 1280]) {
  test(`the places and the account are where the thumb or the eye finds them, at ${width} px`, async ({
    page,
    openPage,
    connect,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage()
    await connect()
    const isNarrow = width < 960
    const line = page.getByRole("main").getByRole("link", { name: /^Your account/ })
    await expect(line).toBeVisible({ visible: isNarrow })
    const places = page.getByRole("navigation", { name: "Sign and check" })
    await expect(places).toHaveCount(1)
    const row = (await places.boundingBox())!
    if (isNarrow) {
      const account = (await line.boundingBox())!
      expect(account.height).toBe(64)
      expect(row.y).toBe(account.y + account.height)
      await line.click()
      await expect(page).toHaveURL(/#account$/)
      await expect(places).toBeHidden()
      await page.getByRole("banner").getByRole("link", { name: "Back" }).click()
    } else expect(row.y).toBeLessThan(100)
    await places.getByRole("link", { name: "Message" }).click()
    await expect(page).toHaveURL(/#message$/)
    await expect(places.getByRole("link", { name: "Message" })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })
}

test("the payment form ends within 560 px of a phone's top, in rows of the grid", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage()
  await connect()
  await page.evaluate(() => scrollTo(0, 0))
  const form = page.getByRole("form", { name: "Payment" })
  const memo = (await form.getByRole("button", { name: "Add a memo" }).boundingBox())!
  expect(memo.y + memo.height).toBeLessThanOrEqual(560)
  const field = page.locator(".amount-row > .field")
  for (const box of [await field.first().boundingBox(), await field.last().boundingBox()])
    expect(box?.height).toBe(96)
  // A recognized recipient stands in the field, until it gets the focus.
  const destination = page.getByLabel("Destination")
  await destination.fill(accounts.second.address)
  const picked = page.locator(".picked")
  await expect(picked).toBeHidden()
  const height = (await destination.boundingBox())?.height
  await page.getByLabel("Amount").focus()
  await expect(picked).toContainText(accounts.second.short)
  await expect(picked.locator(".account-mark")).toBeVisible()
  expect(height).toBe(64)
  expect((await destination.boundingBox())?.height).toBe(64)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Choose another recipient" }).click()
  await expect(destination).toBeFocused()
  await expect(destination).toHaveValue("")
})

test("the payment form ends there also below recent recipients", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await reviewPayment(page, "3")
  await signAndSend(page)
  await page.getByRole("button", { name: "New payment" }).click()
  await expect(page.getByRole("list", { name: "Recent", exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const memo = (await page.getByRole("button", { name: "Add a memo" }).boundingBox())!
  expect(memo.y + memo.height).toBeLessThanOrEqual(560)
  const asset = (await page.getByLabel("Asset").boundingBox())!
  expect(memo.y).toBeGreaterThanOrEqual(asset.y + asset.height)
})
