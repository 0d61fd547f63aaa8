import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first } = accounts
const issuer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 33))
const usd = new Asset("USD", issuer.publicKey())

/** The sandbox's Testnet. */
async function horizonOf(site: string): Promise<string> {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  return networks[0].horizonUrl
}

async function accountOf(horizon: string, address: string): Promise<Account> {
  const { sequence } = await (await fetch(`${horizon}/accounts/${address}`)).json()
  return new Account(address, sequence)
}

/** Gives the first account a trust line with a balance, an offer, and a data entry. */
async function leaveThings(page: Page, horizon: string): Promise<void> {
  expect((await fetch(`${horizon}/friendbot?addr=${issuer.publicKey()}`)).ok).toBe(true)
  const options = { fee: "1000", networkPassphrase: Networks.TESTNET }
  const price = { n: 1, d: 3 }
  const things = new TransactionBuilder(await accountOf(horizon, first.address), options)
    .addOperation(Operation.changeTrust({ asset: usd }))
    .addOperation(Operation.manageData({ name: "list", value: "a" }))
    .addOperation(
      Operation.manageSellOffer({ selling: Asset.native(), buying: usd, amount: "5", price }),
    )
    .setTimeout(0)
    .build()
  await page.evaluate(() => location.assign("#transaction/import"))
  await page.getByRole("textbox", { name: "Transaction envelope" }).fill(things.toXDR())
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
  const payment = new TransactionBuilder(await accountOf(horizon, issuer.publicKey()), options)
    .addOperation(Operation.payment({ destination: first.address, asset: usd, amount: "1.234" }))
    .setTimeout(0)
    .build()
  payment.sign(issuer)
  const body = new URLSearchParams({ tx: payment.toXDR() })
  expect((await fetch(`${horizon}/transactions`, { method: "POST", body })).ok).toBe(true)
}

test("a merge says what must go first, and removes it in the same transaction", async ({
  page,
  site,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const horizon = await horizonOf(site)
  await leaveThings(page, horizon)
  await page.evaluate(() => location.assign("#transaction/merge"))
  const form = page.getByRole("form", { name: "Merge this account" })
  await expect(form.getByText("These must go first:")).toBeVisible()
  await expect(form).toContainText("Offers: 1")
  await expect(form).toContainText("Trust lines: 1.234 USD")
  await expect(form).toContainText("Data entries: 1")
  await expect(form.getByLabel("Fee", { exact: true }).locator("option:checked")).toContainText(
    "0.00001 XLM",
  )
  await form.getByRole("button", { name: "Remove them first" }).click()
  await expect(form.getByLabel("Fee", { exact: true }).locator("option:checked")).toContainText(
    "0.00005 XLM",
  )
  await expect(form).toContainText("What the trust lines hold goes to the destination")
  await form.getByLabel("Destination").fill(issuer.publicKey())
  await expectAccessible(page)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page.getByRole("heading", { name: /^5 operations:/ })).toBeVisible()
  await signAndSend(page)
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
  expect((await fetch(`${horizon}/accounts/${first.address}`)).status).toBe(404)
})
