import type { Locator, Page } from "@playwright/test"
import { Keypair } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { second } = accounts
const fresh = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 33)).publicKey()

/** The second account's address with another middle, and a valid checksum. */
const lookAlike = "GBO3RFRHFY2TYQ2KKAAQAZTNOR5YFCMQS6PKLLFTXLA4RT6W3XSALCX4"

const table = (page: Page): Locator => page.getByLabel("Who; how much; asset; memo")
const rows = (page: Page): Locator =>
  page.getByRole("region", { name: "Payments" }).getByRole("listitem")

/** Saves the second account as "Treasury Berlin", and opens the form. */
async function openForm(page: Page): Promise<void> {
  await page.getByLabel("Destination").fill(second.address)
  await page.getByText("Address book", { exact: true }).click()
  await page.getByLabel(`Name for ${second.short}`).fill("Treasury Berlin")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Several payments" }).click()
  await page.getByRole("heading", { name: "Several payments" }).waitFor()
}

test("a table of payments is cured line by line, reviewed, and sent as one transaction", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await openForm(page)
  await expect(page).toHaveURL(/#transaction\/several$/)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(table(page)).toBeFocused()
  await expect(table(page)).toHaveAccessibleDescription("Enter at least one payment.")

  await table(page).fill(`Treasury Berln; 120\nTreasury Berlin\t1,234\n${fresh}, 5, XLM`)
  await expect(page.getByText("2 lines are unclear lines 1, 2")).toBeVisible()
  await expect(rows(page).nth(0)).toContainText("No such name")
  await expect(rows(page).nth(2)).toContainText("first time · new account")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Fix line 1" }).click()
  await expect(rows(page).nth(0).getByRole("button")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(rows(page).nth(0)).toContainText("Treasury Berlin")
  await expect(page.getByRole("button", { name: "Fix line 2" })).toBeVisible()
  await page.getByRole("button", { name: "Use 1.234" }).click()
  await expect(rows(page).last()).toContainText("Total126.234 XLM")
  await expect(page.getByText("Left to send: 9,872.76597 XLM")).toBeVisible()
  await page.reload()
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("heading", { name: "Send 3 payments, 126.234 XLM in all" }).waitFor()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await page.getByRole("heading", { name: "Sent 3 payments, 126.234 XLM in all" }).waitFor()
})

test("a table warns of look-alikes, of too much, and of too many, and takes one memo", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await openForm(page)
  await table(page).fill(`${lookAlike}; 3; XLM; December`)
  await page.getByRole("button", { name: "Use Treasury Berlin" }).click()
  await expect(table(page)).toHaveValue(`${second.address}; 3; XLM; December`)
  await page.getByRole("button", { name: "Use it for all" }).click()
  await expect(page.getByLabel("Memo content")).toHaveValue("December")
  await expect(rows(page).nth(0)).toContainText("Treasury Berlin")
  await table(page).fill(`${second.address}; 20000`)
  await expect(table(page)).toHaveAccessibleDescription("You can send at most 9,998.99999 XLM.")
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await table(page).fill(`${second.address}; 1\n`.repeat(101))
  await expect(table(page)).toHaveAccessibleDescription(
    "One transaction can have 100 payments. These are 101.",
  )
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(table(page)).toBeFocused()
})

test("a file is a table, and a federation name is looked up on request", async ({
  page,
  openPage,
  connect,
}) => {
  const headers = { "access-control-allow-origin": "*" }
  await page.route("**/.well-known/stellar.toml", (route) => {
    const { origin } = new URL(route.request().url())
    return route.fulfill({ body: `FEDERATION_SERVER = "${origin}/federation"\n`, headers })
  })
  const answer = { account_id: second.address, memo_type: "id", memo: "4711" }
  await page.route("**/federation?*", (route) => route.fulfill({ json: answer, headers }))
  await openPage()
  await connect()
  await openForm(page)
  const host = await page.evaluate(async () => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    return new URL(networks[0].horizonUrl).host
  })
  await page
    .getByRole("form", { name: "Several payments" })
    .getByLabel("Choose a file")
    .setInputFiles({
      name: "a.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`alice*${host};2\r\nalice*issuer.example;2\r\n`),
    })
  await expect(page.getByText("2 lines are unclear lines 1, 2")).toBeVisible()
  await rows(page).nth(0).getByRole("button", { name: "Look up" }).click()
  await expect(rows(page).nth(0)).toContainText("Treasury Berlin")
  await expect(page.getByLabel("Memo content")).toHaveValue("4711")
  // A name that was found once can be looked up again.
  const cured = await table(page).inputValue()
  await table(page).fill(`alice*${host}; 2`)
  await expect(rows(page).nth(0).getByRole("button", { name: "Look up" })).toBeVisible()
  await expect(rows(page).nth(0)).not.toContainText("Looking up")
  await table(page).fill(cured)
  // The page's policy forbids the other domain, so the line can only be edited.
  await rows(page).nth(1).getByRole("button", { name: "Edit line 2" }).click()
  await expect(table(page)).toBeFocused()
  await page.keyboard.press("Delete")
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("heading", { name: /^Create the account Treasury Berlin/ }).waitFor()
})
