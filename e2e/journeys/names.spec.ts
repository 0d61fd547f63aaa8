import type { Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { reviewEnvelope, reviewPayment } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const saved = accounts.second.address

/** The saved address with another middle, and a valid checksum. */
const lookAlike = "GBO3RFRHFY2TYQ2KKAAQAZTNOR5YFCMQS6PKLLFTXLA4RT6W3XSALCX4"

/** Saves the second account as "Treasury Berlin". */
async function saveRecipient(page: Page): Promise<void> {
  await page.getByLabel("Destination").fill(saved)
  await page.getByText("Address book", { exact: true }).click()
  await page.getByLabel("Name for GBO3…GALCX4").fill("Treasury Berlin")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("button", { name: /^Treasury Berlin/ })).toBeVisible()
}

test("shows saved names in the review and in the wallet's dialog", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await saveRecipient(page)
  await sandbox.freighter.answer("ask")
  await reviewPayment(page, "3")
  const name = page.getByText("Treasury Berlin").filter({ visible: true })
  await expect(name.first()).toBeVisible()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("Treasury Berlin").first()).toBeVisible()
})

test("warns of an address with the ends of a saved one, and offers the saved one", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await saveRecipient(page)
  const warning = page.getByText("This is not Treasury Berlin.")
  await page.getByLabel("Destination").fill(lookAlike)
  await expect(warning).toBeVisible()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Keep entered" }).click()
  await expect(page.getByRole("button", { name: "Review", exact: true })).toBeVisible()
  await page.getByLabel("Destination").fill("")
  await page.getByLabel("Destination").fill(lookAlike)
  await page.getByRole("button", { name: "Use Treasury Berlin" }).click()
  await expect(page.getByLabel("Destination")).toHaveValue(saved)
  await expect(warning).toBeHidden()
})

test("warns of it in the review of an imported transaction", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await saveRecipient(page)
  const payment = Operation.payment({
    destination: lookAlike,
    asset: Asset.native(),
    amount: "3",
  })
  const options = { fee: "100", networkPassphrase: Networks.TESTNET }
  const built = new TransactionBuilder(new Account(accounts.first.address, "1"), options)
    .addOperation(payment)
    .setTimeout(0)
    .build()
  await reviewEnvelope(page, built.toXDR())
  await expect(page.getByText("This is not Treasury Berlin.")).toBeVisible()
  await expectAccessible(page)
})
