import type { Page } from "@playwright/test"
import { chooseMemo, chooseMore, sentHeading, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { second } = accounts

/** Made for this test: no funds are held under it. */
const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"

/** Everything that this tab stores. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
}

test("a payment survives a reload on its own network until it is sent", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const destination = page.getByLabel("Destination")
  const network = page.getByRole("banner").getByRole("combobox", { name: "Network" })
  await destination.fill(second.address)
  await page.getByLabel("Amount").fill("2.5")
  await chooseMemo(page, "Text")
  await page.getByLabel("Memo content").fill("rent")
  await network.selectOption("Public (sandbox)")
  // An account without XLM has a first step in place of the forms.
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(destination).toHaveValue("")
  await page.reload()
  await expect(destination).toHaveValue("")
  await network.selectOption("Testnet (sandbox)")
  await expect(destination).toHaveValue(second.address)
  await page.reload()
  await expect(destination).toHaveValue(second.address)
  await expect(page.getByLabel("Amount")).toHaveValue("2.5")
  await expect(page.getByLabel("Memo content")).toHaveValue("rent")

  await page.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await page.getByRole("heading", { name: sentHeading }).waitFor()
  expect(await stored(page)).not.toContain("alidade-web:sandbox:drafts")
  // What came of it stays, with its acts.
  await page.reload()
  await expect(page).toHaveURL(/#transaction\/sent$/)
  await expect(page.getByRole("heading", { name: sentHeading })).toBeVisible()
  await expect(page.getByRole("button", { name: "Keep a proof" })).toBeVisible()
  await page.getByRole("button", { name: "New payment" }).click()
  await expect(destination).toHaveValue("")
  await page.reload()
  await expect(destination).toHaveValue("")
})

test("a message survives a reload until it is cleared, and a secret key is never stored", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage("#message")
  await connect()
  const message = page.getByRole("textbox", { name: "Message" })
  await message.fill("I hold this address.")
  await page.reload()
  await expect(message).toHaveValue("I hold this address.")
  await chooseMore(page, "Clear the form")
  await expect(message).toHaveValue("")
  await page.reload()
  await expect(message).toHaveValue("")

  await message.pressSequentially(`My key: ${seed.slice(0, 40)}`)
  expect(await stored(page)).not.toContain(seed.slice(0, 16))
  await message.fill(seed)
  expect(await stored(page)).not.toContain(seed.slice(0, 16))
})

test("what is pasted into Check survives a reload, without a wallet, until it is cleared", async ({
  page,
  openPage,
}) => {
  await openPage("#check")
  const form = page.getByRole("form", { name: "Check anything" })
  const text = form.getByLabel("Paste it here, or drop a file")
  await text.fill("Exactly this")
  await form.getByLabel("Address").fill(accounts.first.address)
  await page.reload()
  await expect(text).toHaveValue("Exactly this")
  await expect(form.getByLabel("Address")).toHaveValue(accounts.first.address)
  await form.getByRole("button", { name: "Clear the form" }).click()
  await expect(text).toHaveValue("")
  await page.reload()
  await expect(text).toHaveValue("")
})
