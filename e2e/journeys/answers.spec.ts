import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { closeDock, openDock } from "./open-dock.js"
import { chooseMore, openActivity, openItem, reviewPayment, signMessage } from "./steps.js"
import { accounts, expect, test } from "./test.js"

/** Sets the wallet's answer in the dock, as a user does. */
async function setAnswer(page: Page, answer: string): Promise<void> {
  const dock = await openDock(page)
  await dock.getByRole("radio", { name: answer }).check()
  await closeDock(page)
}

/** Expects boxes to be stacked from the top to the bottom of the window, without overlap. */
async function expectBetween(...parts: Locator[]): Promise<void> {
  await expect
    .poll(async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return boxes.every((box, index) => {
        const before = boxes[index - 1]
        return box && box.height > 0 && (!before || before.y + before.height <= box.y)
      })
    })
    .toBe(true)
}

test.describe("each answer set in the dock gets its own text", () => {
  for (const [answer, words] of [
    ["Declines", "Declined: nothing was signed"],
    ["Closes its window", "Declined: nothing was signed"],
    ["Signs with another account", "Signed by another account: rejected"],
  ] as const) {
    test(`${answer}`, async ({ page, openPage, connect }) => {
      await openPage()
      await connect()
      await setAnswer(page, answer)
      await signMessage(page, "Who goes there?")
      const dialog = page.getByRole("dialog")
      // The request has failed. While it waits, Escape would cancel it.
      await expect(dialog.locator('[data-part="status"]:not([data-tone="waiting"])')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press("Escape")
      await expect(page.locator(".panel:visible").getByRole("alert")).toContainText(words)
      await expect(page.locator(".panel:visible").getByText("Signed and verified")).toBeHidden()
      await expect(page.getByRole("region", { name: "Activity" })).toContainText(
        "Message “Who goes there?”",
      )
    })
  }

  test("rejects a transaction that the wallet changed", async ({ page, openPage, connect }) => {
    await openPage()
    await connect()
    await reviewPayment(page, "10")
    await setAnswer(page, "Signs something else")
    await page.setViewportSize({ width: 390, height: 844 })
    const dock = await openDock(page)
    await page.getByRole("button", { name: "Sign in Freighter" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText("returned something unexpected")
    await expect(dialog).toContainText("What differs from the request")
    await expect(dialog).toContainText(/startingBalanceRequested100000000Returned1000000000/)
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    const panel = page.locator(".panel:visible")
    await expect(panel).toContainText(/startingBalanceRequested100000000Returned1000000000/)
    const again = panel.getByRole("button", { name: "Ask again" })
    const failure = panel
      .getByRole("alert")
      .filter({ hasText: "Freighter signed something else: rejected" })
    await expectBetween(page.getByRole("banner"), failure, again, dock)
    await expect(failure).toContainText("Don’t submit it.")
    await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0)
  })

  test("can cancel a request to a silent wallet, and leaves the page unchanged", {
    tag: "@main",
  }, async ({ page, openPage, connect }) => {
    await openPage()
    await connect()
    await setAnswer(page, "Never answers")
    await signMessage(page, "Who goes there?")
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(page.locator(".panel:visible").getByRole("alert")).toContainText("Canceled")
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Who goes there?")
  })
})

test("links to the website of a wallet that is not installed, and detects its installation without a reload [S2.10 S4.16]", async ({
  page,
  context,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.freighter.set({ installed: false })
  await page.reload()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const row = page.getByRole("dialog").getByRole("button", { name: /^Freighter, / })
  await expect(row).toContainText("Not available")
  await context.route("https://www.freighter.app/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Freighter</title>" }),
  )
  const tab = context.waitForEvent("page")
  await row.click()
  const website = await tab
  await website.waitForURL("https://www.freighter.app/")
  expect(await website.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""])
  await website.close()
  await expect(page).toHaveTitle(/Alidade/)
  await sandbox.freighter.set({ installed: true })
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await expect(row).not.toContainText("Not available")
})

test("leaves addresses out of a report unless ticked", async ({
  page,
  context,
  openPage,
  connect,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openPage()
  await connect()
  await setAnswer(page, "Signs with another account")
  await signMessage(page, "Who goes there?")
  await expect(page.getByRole("dialog")).toContainText("Another account")
  await page.keyboard.press("Escape")
  const activity = await openActivity(page)
  await activity.getByRole("button", { name: "Export" }).click()
  const copied = async (): Promise<string> => {
    await activity.getByRole("button", { name: "Copy report" }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.evaluate(() => navigator.clipboard.writeText(""))
  await expect.poll(copied).toContain("Message signature")
  expect(await copied()).not.toContain("ZYCP7L")
  await activity.getByLabel("Include addresses and hashes").check()
  await expect.poll(copied).toContain("ZYCP7L")
  await chooseMore(page, "Clear")
  await expect(activity).toContainText("appear here")
})

test("repeats a failed request from the activity after review, but not undecodable bytes [S1.6]", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Message", exact: true }).click()
  await page.getByRole("radio", { name: "Hex bytes" }).check()
  const message = page.getByRole("textbox", { name: "Message" })
  await message.fill("ff00")
  await expect(message).toHaveAccessibleDescription(/Freighter only signs text/)
  await message.fill("48 69")
  await expect(page.getByRole("figure")).toContainText("Stellar Signed Message:\nHi")
  await sandbox.freighter.next("reject", "approve")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("dialog")).toContainText("Request declined")
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "Transaction", exact: true }).click()
  const item = await openItem(await openActivity(page), "Message “Hi”")
  await item.getByRole("button", { name: "Try again: Message “Hi”" }).click()
  await expect(page.getByRole("link", { name: "Message", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  )
  await expect(message).toHaveValue("Hi")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeFocused()
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test("IN6: asks which account is meant when a second extension answers as Freighter, and signs with that one", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const second = page.getByRole("banner").getByText("GBES")
  const dialog = page.getByRole("dialog")
  await openPage()
  await connect()
  await sandbox.freighter.fault("IN6")
  await expect(
    page.locator(".band", { hasText: "Two extensions answer as Freighter" }),
  ).toBeVisible()
  await expect(second).toHaveCount(0)
  await page.getByRole("button", { name: "Connect again" }).first().click()
  await expect(dialog).toContainText("Which account do you mean?")
  await expect(dialog.getByRole("button", { name: /^GBES[A-Z2-7]{52}$/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: accounts.first.address }).click()
  await expect(page.getByText("Two extensions answer as Freighter")).toHaveCount(0)
  await expect(dialog).toBeHidden()
  await sandbox.freighter.answer("approve")
  await signMessage(page, "Signed by the chosen one")
  const panel = page.locator(".panel:visible")
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("banner").getByText(accounts.first.short)).toBeVisible()
  await expect(second).toHaveCount(0)
})

test("IN6: connects the second extension's account only if it is chosen", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.freighter.fault("IN6")
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Freighter" }).click()
  const choice = dialog.getByRole("button", { name: /^GBES/ })
  await expect(dialog.getByRole("button", { name: accounts.first.address })).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("banner").getByText(/^GB/)).toHaveCount(0)
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await dialog.getByRole("button", { name: "Freighter" }).click()
  await choice.click()
  await expect(page.getByRole("banner").getByText("GBES")).toBeVisible()
})
