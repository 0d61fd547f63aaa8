import { reviewPayment, sentHeading } from "./steps.js"
import { balance, expect, test } from "./test.js"

test("Back returns from the review to the form with its input, and Forward to the review", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage("#transaction")
  await connect()
  await reviewPayment(page, "3")
  const review = page.getByRole("heading", { name: /^Create the account .* with 3 XLM/ })
  const sign = page.getByRole("button", { name: "Sign in Freighter" })
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(review).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/#transaction$/)
  await expect(page.getByLabel("Amount")).toHaveValue("3")
  await expect(sign).toHaveCount(0)
  await expect(page).toHaveTitle("Alidade")
  await page.goForward()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(sign).toBeVisible()
  await expect(review).toBeFocused()

  // It is there again after a reload, and Edit goes back as the browser does.
  await page.reload()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(sign).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel("Amount")).toHaveValue("3")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await page.getByRole("button", { name: "Edit" }).click()
  await expect(page).toHaveURL(/#transaction$/)
  await expect(page.getByLabel("Amount")).toHaveValue("3")
  await page.reload()
  await expect(page.getByLabel("Amount")).toHaveValue("3")
  await expect(sign).toHaveCount(0)
})

test("Back never repeats a signature, nor does it send again", { tag: "@main" }, async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage("#transaction")
  await connect()
  await sandbox.freighter.answer("approve")
  const submissions = async (): Promise<number> =>
    (await sandbox.freighter.requests()).filter(({ type }) => String(type).startsWith("SUBMIT"))
      .length
  await reviewPayment(page, "3")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  const signed = panel.getByRole("heading", { name: "Signed and verified" })
  const send = panel.getByRole("button", { name: "Send", exact: true })
  await expect(signed).toBeVisible()
  await expect(page).toHaveURL(/#transaction\/signed$/)

  // Signing has replaced the review.
  await page.goBack()
  await expect(page).toHaveURL(/#transaction$/)
  await expect(page.getByLabel("Amount")).toHaveValue("3")
  await expect(signed).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(/#transaction\/signed$/)
  await expect(signed).toBeVisible()
  expect(await submissions()).toBe(1)
  await page.reload()
  await expect(page).toHaveURL(/#transaction\/signed$/)
  await send.click()
  await expect(panel.getByRole("heading", { name: sentHeading })).toBeFocused()
  await expect(page).toHaveURL(/#transaction\/sent$/)
  await expect(balance(page)).toHaveText("Balance: 9,996.99999 XLM")

  // The next payment begins with empty fields.
  await page.goBack()
  await expect(page).toHaveURL(/#transaction$/)
  await expect(page.getByLabel("Amount")).toHaveValue("")
  await page.goForward()
  await expect(panel.getByRole("heading", { name: sentHeading })).toBeVisible()
  await expect(send).toHaveCount(0)
  // Since the reload, the wallet was not asked.
  expect(await submissions()).toBe(0)
})

test("the steps of a job stay while the visitor looks at another one", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage("#transaction")
  await connect()
  await reviewPayment(page, "3")
  const sign = page.getByRole("button", { name: "Sign in Freighter" })
  await sign.waitFor()
  await page.getByRole("link", { name: "Check", exact: true }).click()
  await expect(page).toHaveURL(/#check$/)
  await page.getByRole("link", { name: "Transaction", exact: true }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(sign).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#check$/)
  await page.goBack()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(sign).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel("Amount")).toHaveValue("3")
})
