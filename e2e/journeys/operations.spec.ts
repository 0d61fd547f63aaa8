import type { Locator, Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { chooseMore, chooseNew, reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** Opens the general form from the menu of forms. */
async function openForm(page: Page): Promise<void> {
  await chooseNew(page, "All operations")
  await page.getByRole("heading", { name: "Add an operation" }).waitFor()
}

/** Adds an operation by its name. It opens. */
async function add(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name: "Add an operation" })
  const find = page.getByLabel("Find one of 27")
  await button.or(find).waitFor()
  if (await button.isVisible()) await button.click()
  await find.fill(name)
  await page.getByRole("button", { name, exact: true }).click()
  await form(page).waitFor()
}

const form = (page: Page): Locator => page.getByRole("form", { name: "Operations" })
const items = (page: Page): Locator => form(page).getByRole("listitem")
const review = (page: Page): Locator => page.getByRole("button", { name: "Review", exact: true })

/** What this tab keeps of its reviews. */
function underReview(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = Object.entries(sessionStorage).filter(([key]) => key.includes("review"))
    return JSON.stringify(kept)
  })
}

/** A payment, a data entry, and a home domain. */
async function fillThree(page: Page): Promise<void> {
  await openForm(page)
  await add(page, "Payment")
  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Amount", { exact: true }).fill("2")
  await add(page, "Manage data")
  await page.getByLabel("Name", { exact: true }).fill("list")
  await page.getByLabel("Value", { exact: true }).fill("a b c")
  await add(page, "Set options")
  await page.getByLabel("Home domain").fill("example.com")
}

test("three operations are composed, reviewed, signed, and sent", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.evaluate(async (address) => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    await fetch(`${networks[0].horizonUrl}/friendbot?addr=${address}`)
  }, second.address)
  await fillThree(page)
  await expect(page).toHaveURL(/#transaction\/operations$/)
  await expect(page.getByRole("heading", { name: "3 operations" })).toBeVisible()
  await expect(items(page).nth(0)).toContainText(`Send 2 XLM to ${second.short}`)
  await expect(items(page).nth(1)).toContainText("Set data entry “list” to “a b c”")
  await expect(items(page).nth(2)).toContainText("Set the home domain to “example.com”")
  await expect(form(page).getByLabel("Fee").locator("option:checked")).toHaveText(
    "Usual fee, at most 0.00003 XLM",
  )

  // The draft survives a reload, and its order can be changed.
  await page.reload()
  await expect(items(page).nth(0)).toContainText(`Send 2 XLM to ${second.short}`)
  await form(page).getByRole("button", { name: "Move, copy, remove" }).click()
  await page.getByRole("menuitem", { name: "Move down" }).click()
  await expect(items(page).nth(0)).toContainText("Set data entry")
  await expect(items(page).nth(1)).toContainText("Send 2 XLM")

  await review(page).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await page.goBack()
  await expect(page).toHaveURL(/#transaction\/operations$/)
  await expect(page.getByRole("heading", { name: "3 operations" })).toBeVisible()
  await review(page).click()
  await expect(page.getByRole("heading", { name: /^3 operations: Set data entry/ })).toBeVisible()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("heading", { name: /^3 operations:/ })).toBeVisible()
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
})

test("an imported transaction is edited, and comes out unchanged if it isn't", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const built = new TransactionBuilder(new Account(first.address, "7"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.manageSellOffer({
        selling: Asset.native(),
        buying: new Asset("USDC", second.address),
        amount: "5",
        price: { n: 3, d: 7 },
      }),
    )
    .addOperation(Operation.bumpSequence({ bumpTo: "99", source: second.address }))
    .setTimeout(0)
    .build()
    .toXDR()
  await reviewEnvelope(page, built)
  await page.getByRole("heading", { name: /^2 operations: Sell 5 XLM/ }).waitFor()
  await chooseMore(page, "Edit the operations")
  await expect(page).toHaveURL(/#transaction\/operations$/)
  await expect(page.getByRole("heading", { name: "2 operations" })).toBeVisible()
  await expect(page.getByLabel("Price")).toHaveValue("3/7")
  await review(page).click()
  await page.getByRole("heading", { name: /^2 operations: Sell 5 XLM/ }).waitFor()
  expect(await underReview(page)).toContain(built)

  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await page.getByLabel("Amount", { exact: true }).fill("6")
  await review(page).click()
  await page.getByRole("heading", { name: /^2 operations: Sell 6 XLM/ }).waitFor()
  expect(await underReview(page)).not.toContain(built)
})

test("a contract call is prepared by a simulation, signed, and sent", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await openForm(page)
  await add(page, "Contract call or deployment")
  await page
    .getByLabel("Contract", { exact: true })
    .fill(Asset.native().contractId(Networks.TESTNET))
  await page.getByLabel("Function", { exact: true }).fill("transfer")
  const args = [{ address: first.address }, { address: second.address }, { i128: "50000000" }]
  for (const [at, arg] of args.entries()) {
    await page.getByRole("button", { name: /^Add: Argument/ }).click()
    await page
      .getByRole("textbox", { name: "Argument (XDR-JSON)" })
      .nth(at)
      .fill(JSON.stringify(arg))
  }
  await page.getByRole("textbox", { name: "Argument (XDR-JSON)" }).first().fill('{"address":"G"}')
  await review(page).click()
  await expect(page.getByText(/A part of it is not valid XDR-JSON/)).toBeVisible()
  await page
    .getByRole("textbox", { name: "Argument (XDR-JSON)" })
    .first()
    .fill(JSON.stringify(args[0]))
  await review(page).click()
  await page.getByRole("heading", { name: `Send 5 XLM to ${second.short}` }).waitFor()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await page.getByRole("heading", { name: `Sent 5 XLM to ${second.short}` }).waitFor()
})

test("problems stand at their fields, and the first one gets focus", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await openForm(page)
  await add(page, "Payment")
  await add(page, "Create claimable balance")
  await review(page).click()
  await expect(page.getByLabel("Destination")).toBeFocused()
  await expect(page.getByLabel("Destination")).toHaveAccessibleDescription("Fill in this field.")
  await expect(items(page).nth(1)).toContainText("Something is missing or wrong")
  await page.getByLabel("Destination").fill(second.address.replace("B", "C"))
  await expect(page.getByLabel("Destination")).toHaveAccessibleDescription(/checksum|wrong/)
  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Amount", { exact: true }).fill("1")
  await review(page).click()
  await expect(page.getByLabel("Amount", { exact: true })).toBeFocused()
  await page.getByLabel("Amount", { exact: true }).fill("3")
  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Can be claimed").selectOption("Unless")
  await page.getByLabel("Can be claimed").nth(1).selectOption("Within a time after its creation")
  await page.getByLabel("Seconds after its creation").fill("soon")
  await expect(page.getByLabel("Seconds after its creation")).toHaveAccessibleDescription(
    /^Enter a whole number/,
  )
  await page.getByLabel("Seconds after its creation").fill("60")
  await review(page).click()
  await page.getByRole("heading", { name: /^2 operations: / }).waitFor()
})

test("the form works by keyboard alone, without a fault for axe, at 320 px", async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  await page.getByRole("button", { name: "New…" }).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("End")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Add an operation" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Tab")
  await page.keyboard.type("bump")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("New sequence number")).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBe(0)
  await page
    .getByRole("group")
    .filter({ hasText: "Memo, time, preconditions" })
    .getByText("Memo, time")
    .focus()
  await form(page).locator("summary").last().press("Enter")
  await expect(page.getByLabel("Valid for")).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test("an asset is trusted and its line removed, data are written, by short forms", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const open = async (name: string): Promise<void> => {
    await chooseNew(page, name)
    await page.getByRole("heading", { name, exact: true }).waitFor()
  }
  const send = async (): Promise<void> => {
    await review(page).click()
    await page.getByRole("button", { name: "Sign in Freighter" }).click()
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page
      .getByText(/^Confirmed .*in ledger/)
      .first()
      .waitFor()
    await page.getByRole("button", { name: "New payment" }).click()
  }
  await page.evaluate(async (address) => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    await fetch(`${networks[0].horizonUrl}/friendbot?addr=${address}`)
  }, second.address)
  await open("Trust an asset")
  await expect(page).toHaveURL(/#transaction\/trust$/)
  await review(page).click()
  const asset = page.getByRole("textbox", { name: "Asset (code and issuer)" })
  await expect(asset).toBeFocused()
  await asset.fill(`USDC:${second.address}`)
  await page.getByLabel("Limit").fill("500")
  await expect(page.getByText("Trust USDC up to 500")).toBeVisible()
  await expectAccessible(page)
  await send()

  await open("Trust an asset")
  await page.getByRole("button", { name: /^Remove USDC/ }).click()
  await expect(page.getByText("Remove the trust line for USDC")).toBeVisible()
  await send()

  await open("Data entry")
  await page.getByLabel("Name", { exact: true }).fill("list")
  await page.getByLabel("Value", { exact: true }).fill("7")
  await send()

  await open("Claim")
  await expect(page.getByText("Nothing waits to be claimed.")).toBeVisible()
  await open("Merge this account")
  await page.getByLabel("Destination").fill(second.address)
  await review(page).click()
  await expect(page.getByText(/can’t be merged/).first()).toBeVisible()
})
