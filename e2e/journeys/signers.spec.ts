import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts
const third = "GCEEXCCX6TVKCYJ4MFIE3M2NJPVPGRSRPIHDDXR43XKNTNBADWOQWDYC"

const form = (page: Page): Locator => page.getByRole("form", { name: "Signers and thresholds" })
const rows = (page: Page): Locator => form(page).getByRole("table").locator("tbody tr")
const weightOf = (page: Page, short: string): Locator => form(page).getByLabel(`Weight, ${short}`)
const review = (page: Page): Locator => page.getByRole("button", { name: "Review", exact: true })

/** Opens the form from the menu of forms. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Signers and thresholds" }).click()
  await expect(page).toHaveURL(/#transaction\/signers$/)
  await form(page).waitFor()
}

/** Adds a signer on the form's own step. */
async function add(page: Page, key: string, weight: string, kind?: string): Promise<void> {
  await form(page).getByRole("button", { name: "Add a signer" }).click()
  await expect(page).toHaveURL(/#transaction\/add-signer$/)
  const step = page.getByRole("form", { name: "Add a signer" })
  if (kind) await step.getByLabel("Kind").selectOption(kind)
  await step.getByLabel("Signer", { exact: true }).fill(key)
  await step.getByLabel("Weight, 1 to 255").fill(weight)
  await step.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page).toHaveURL(/#transaction\/signers$/)
}

/** What the network says of the first account. */
async function readAccount(page: Page) {
  return page.evaluate(async (address) => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    const read = await (await fetch(`${networks[0].horizonUrl}/accounts/${address}`)).json()
    const signers = read.signers as { key: string; weight: number }[]
    return {
      weights: Object.fromEntries(signers.map(({ key, weight }) => [key, weight])),
      thresholds: read.thresholds as Record<string, number>,
    }
  }, first.address)
}

test("signers and thresholds are tried, cured, reviewed, signed, and sent", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await openForm(page)
  await expect(form(page)).toContainText(`To pay: ${first.short} alone.`)
  await expect(rows(page)).toHaveCount(1)
  await review(page).click()
  await expect(form(page)).toContainText("Nothing is changed yet.")

  await add(page, second.address, "1")
  await add(page, third, "1")
  await form(page).getByLabel("Pay, trust, trade").fill("2")
  await form(page).getByLabel("Change signers").fill("2")
  await expect(form(page)).toContainText("To pay: any 2 of")
  await expect(rows(page).nth(0)).toContainText("Only claims")

  // A danger takes the bar. Its cure keeps the visitor able to sign alone.
  await expect(page.getByText("You alone can no longer sign")).toBeVisible()
  await expect(review(page)).toBeHidden()
  await expect(page.getByRole("button", { name: "Review anyway" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Give me weight 2" }).click()
  await expect(weightOf(page, first.short)).toHaveValue("2")
  await expect(review(page)).toBeFocused()
  await expect(form(page)).toContainText(`To pay: ${first.short} alone, or`)
  await expect(form(page)).toContainText("together can undo this.")
  await expect(rows(page).nth(0)).toContainText("Pays, changes signers")
  await expectAccessible(page)

  // The draft survives a reload.
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await review(page).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
  await review(page).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
  expect(await readAccount(page)).toMatchObject({
    weights: { [first.address]: 2, [second.address]: 1, [third]: 1 },
    thresholds: { low_threshold: 0, med_threshold: 2, high_threshold: 2 },
  })

  // From the account: one is removed, and another added, in one transaction.
  await page.evaluate(() => location.assign("#account"))
  await page.getByRole("link", { name: "Change signers" }).click()
  await form(page).waitFor()
  await expect(rows(page)).toHaveCount(3)
  await rows(page)
    .filter({ hasText: "GCEE" })
    .getByRole("button", { name: /^Remove:/ })
    .click()
  await expect(rows(page).filter({ hasText: "GCEE" })).toContainText("Removed")
  await expect(weightOf(page, "GCEE…OQWDYC")).toBeFocused()
  await add(page, "ab".repeat(32), "2", "Secret, by its hash")
  await review(page).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
  const { weights } = await readAccount(page)
  expect(weights[third]).toBeUndefined()
  expect(Object.keys(weights).filter((key) => key.startsWith("X"))).toHaveLength(1)
})

test("a set that locks the account for ever is said, and goes on only if the visitor insists", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await openForm(page)
  await form(page).getByLabel("Change signers").fill("5")
  await expect(page.getByText("Nobody could change the signers any more")).toBeVisible()
  await weightOf(page, first.short).fill("0")
  await expect(page.getByText("The account would be locked forever")).toBeVisible()
  await expect(form(page)).toContainText("To pay: nobody.")
  await weightOf(page, first.short).fill("300")
  await expect(form(page)).toContainText("Weights are whole numbers from 0 to 255.")
  await weightOf(page, first.short).fill("0")
  await page.getByRole("button", { name: "Review anyway" }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
})

test("a new signer is checked, and fits a phone", async ({ page, openPage, connect }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await openForm(page)
  await expect(form(page).getByText("Alone: Pays, changes signers")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await form(page).getByRole("button", { name: "Add a signer" }).click()
  const step = page.getByRole("form", { name: "Add a signer" })
  await step.getByRole("button", { name: "Add", exact: true }).click()
  await expect(step.getByText("Enter an account’s address (G…).")).toBeVisible()
  await step.getByLabel("Signer", { exact: true }).fill(first.address)
  await expect(step.getByText("This is a signer already.")).toBeVisible()
  await step.getByLabel("Kind").selectOption("One transaction, by its hash")
  await step.getByLabel("Signer", { exact: true }).fill("xyz")
  await expect(step.getByText("Enter 64 hexadecimal digits.")).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await step.getByRole("button", { name: "Cancel" }).click()
  await expect(rows(page)).toHaveCount(1)
})
