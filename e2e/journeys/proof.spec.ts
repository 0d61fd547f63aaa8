import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { signMessage } from "./steps.js"
import { accounts, expect, test } from "./test.js"

/** Opens the Check page, and then blocks the network. */
async function openOffline(page: Page, site: string): Promise<void> {
  const preview = page.waitForEvent("requestfinished", (request) =>
    /\/views-[\w-]+\.js$/.test(request.url()),
  )
  await page.goto(`${site}/#check`)
  // The last parts of the page that load by themselves.
  await page.getByRole("complementary", { name: "Simulated wallets" }).waitFor()
  await preview
  await page.context().setOffline(true)
}

test("a saved or shared proof is verified offline by someone else, and a changed one is not valid", async ({
  page,
  site,
  sandbox,
  browser,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await signMessage(page, "I own this address.")
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("button", { name: "Keep a proof" }).click()
  const downloaded = page.waitForEvent("download")
  await panel.getByRole("button", { name: "Save as a file" }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toBe("message-proof.json")
  const file = await readFile(await download.path(), "utf8")
  const link = await panel.getByLabel("Link to the proof", { exact: true }).inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  await openOffline(other, site)
  const form = other.getByRole("form", { name: "Check anything" })
  const proof = form.getByRole("textbox", { name: "Paste it here, or drop a file" })
  const opened = other.getByRole("region", { name: "Proof from a link" })
  const choose = (text: string): Promise<void> =>
    form.getByLabel("Choose a file").setInputFiles({
      name: "message-proof.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })
  await choose(file)
  await expect(proof).toHaveValue(file)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(opened.getByText("Valid", { exact: true })).toBeVisible()
  await expect(opened).toContainText(accounts.first.address)
  await expect(opened).toContainText("I own this address.")
  await opened.getByRole("button", { name: "Close the proof" }).click()

  await choose(file.replace("I own this", "I owe this"))
  await expect(proof).toHaveValue(/I owe this/)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(opened.getByText("Not valid", { exact: true })).toBeVisible()
  await opened.getByRole("button", { name: "Close the proof" }).click()

  await choose(file.slice(0, -40))
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.getByRole("alert").last()).toContainText("part of it is missing")

  // A link that is opened while the page is offline: its content leaves the address, and reaches no server.
  await other.evaluate((hash) => {
    location.hash = hash
  }, new URL(link).hash)
  await expect(opened.getByText("Valid", { exact: true })).toBeVisible()
  await expect(opened.getByRole("heading", { name: "Proof from a link" })).toBeFocused()
  expect(new URL(other.url()).hash).toBe("#check")
  await other.evaluate((hash) => {
    location.hash = hash.slice(0, -9)
  }, new URL(link).hash)
  await expect(opened).toContainText("Can’t check this")
  await opened.getByRole("button", { name: "Close the proof" }).click()
  await expect(opened).toHaveCount(0)
  await context.setOffline(false)
  await expectAccessible(other)

  await other.goto(link)
  await expect(opened.getByText("Valid", { exact: true })).toBeVisible()
  await context.close()
})
