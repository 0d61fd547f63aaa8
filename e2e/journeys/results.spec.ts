import type { Locator, Page } from "@playwright/test"
import { reviewPayment, sentHeading, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

/** The servers of the sandbox that take transactions. */
const servers = /\/(rpc|transactions\w*)$/

/** Waits until the closed dialog has left the browser's history, which may scroll the page. */
async function dialogHasLeft(page: Page): Promise<void> {
  await expect(page.locator("dialog[open]")).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => "alidade" in ((history.state ?? {}) as object)))
    .toBe(false)
}

/** Expects a heading to be in the viewport, and nothing over it. */
async function expectInView(page: Page, heading: Locator): Promise<void> {
  await dialogHasLeft(page)
  await expect(heading).toBeInViewport({ ratio: 1 })
  const isOnTop = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  await expect.poll(() => heading.evaluate(isOnTop)).toBe(true)
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  test(`shows the heading of each result and failure in the viewport at ${width}×${height}`, async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage()
    await connect()
    const panel = page.locator(".panel:visible")
    const sign = panel.getByRole("button", { name: "Sign in Freighter" })

    await reviewPayment(page, "10")
    await sandbox.freighter.answer("reject")
    await sign.click()
    await expect(page.getByRole("dialog").locator('[data-state="rejected"]')).toBeVisible()
    await page.keyboard.press("Escape")
    await expectInView(page, panel.getByRole("alert").getByText("nothing was signed"))

    await sandbox.freighter.answer("approve")
    await panel.getByRole("button", { name: "Ask again" }).click()
    await expectInView(page, panel.getByRole("heading", { name: "Signed and verified" }))

    await page.route(servers, (route) => route.abort())
    const send = panel.getByRole("button", { name: "Send" })
    await send.click()
    await expectInView(page, panel.locator(".bar h2"))
    await page.unrouteAll()
    await send.click()
    await expectInView(page, panel.getByRole("heading", { name: sentHeading }))
  })
}

test("says in the document's title how far a payment is", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await expect(page).toHaveTitle("Alidade")
  await reviewPayment(page, "10")
  await expect(page).toHaveTitle(/^Review · .* – Alidade$/)
  await sandbox.freighter.answer("never")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page).toHaveTitle(/^Waiting for Freighter · /)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page).toHaveTitle(/^Not signed · /)
  await dialogHasLeft(page)
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Ask again" }).click()
  await expect(page).toHaveTitle(/^Signed · /)
  await dialogHasLeft(page)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page).toHaveTitle(/^Created the account .* with 10 XLM – Alidade$/)
  await page.getByRole("button", { name: "New payment" }).click()
  await expect(page).toHaveTitle("Alidade")
})

test("goes on with a transaction that was under way when the page was reloaded", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await reviewPayment(page, "10")
  await sandbox.freighter.answer("approve")
  // The servers take it, and don't answer.
  await page.route(servers, () => {})
  const asked = page.waitForRequest((one) => !!one.postData()?.includes("sendTransaction"))
  await signAndSend(page)
  await asked
  await page.reload()
  await page.unrouteAll({ behavior: "ignoreErrors" })
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  await expect(panel.getByRole("heading", { name: sentHeading })).toBeVisible()
  await expect(page.getByRole("region", { name: "Activity" })).toContainText("Confirmed")
})

test("the list of changes stays in its place from the signature to the result", async ({
  page,
  openPage,
  connect,
  sandbox,
  site,
}) => {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  await fetch(`${networks[0].horizonUrl}/friendbot?addr=${accounts.second.address}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await reviewPayment(page, "3")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  const panel = page.locator(".panel:visible")
  const rows = panel.locator(".effects .changes > li")
  /** Where each row is in the document: the browser may scroll when a dialog leaves its history. */
  const places = (): Promise<string[]> =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { x, y, width } = row.getBoundingClientRect()
        return [x, y + scrollY, width].join(" ")
      }),
    )
  const expected = panel.getByRole("region", { name: "What will change" })
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
  await dialogHasLeft(page)
  await expect(expected).toContainText(/10,000.*then 9,996\.99/)
  await expect(expected).toContainText("Expected, read from Testnet")
  const signed = await places()
  expect(signed).toHaveLength(2)

  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(servers, async (route) => {
    await held
    await route.continue()
  })
  await panel.getByRole("button", { name: "Send", exact: true }).click()
  await expect(panel.getByRole("heading", { name: "Sending" })).toBeVisible()
  expect(await places()).toEqual(signed)
  answer()
  await page.unrouteAll({ behavior: "wait" })
  await expect(panel.getByRole("heading", { name: sentHeading })).toBeVisible()
  const changed = panel.getByRole("region", { name: "What changed" })
  await expect(changed).toContainText("then 9,996.99")
  expect(await places()).toEqual(signed)
})
