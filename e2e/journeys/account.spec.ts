import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Claimant,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { accounts, balance, expect, test } from "./test.js"

const { first } = accounts
const shop = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 22))

/** Applies operations of an account, funded before, on the sandbox's Testnet. */
async function apply(
  horizonUrl: string,
  keypair: Keypair,
  ...operations: Parameters<TransactionBuilder["addOperation"]>[0][]
): Promise<void> {
  await fetch(`${horizonUrl}/friendbot?addr=${keypair.publicKey()}`)
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${keypair.publicKey()}`)).json()
  const builder = new TransactionBuilder(new Account(keypair.publicKey(), sequence), {
    fee: "1000",
    networkPassphrase: Networks.TESTNET,
  }).setTimeout(0)
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.build()
  transaction.sign(keypair)
  const body = new URLSearchParams({ tx: transaction.toXDR() })
  const answer = await fetch(`${horizonUrl}/transactions`, { method: "POST", body })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** The URL of the sandbox's first Horizon. */
async function horizonOf(page: Page): Promise<string> {
  const { networks } = await (
    await page.request.get(new URL("/sandbox.json", page.url()).href)
  ).json()
  return networks[0].horizonUrl
}

function deposit(asset: Asset, amount: string): ReturnType<typeof Operation.payment> {
  const claimants = [
    new Claimant(first.address, Claimant.predicateBeforeAbsoluteTime("4000000000")),
  ]
  return Operation.createClaimableBalance({ asset, amount, claimants })
}

async function openAccount(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "account"
  })
  await page.getByRole("heading", { level: 2, name: / has / }).waitFor()
}

test("an account without XLM has its own first step, which funds it", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("heading", { name: "This account is not active yet" })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(balance(page)).toHaveText("Balance: 0.00 XLM")
  await expect(page.getByRole("img", { name: "QR code of the address" })).toBeVisible()
  await expectAccessible(page)
  // It can sign for others before.
  await page.getByRole("button", { name: "Import" }).click()
  await expect(page.getByRole("heading", { name: "This account is not active yet" })).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = "account"
  })
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(
    page.getByRole("heading", { level: 2, name: `${first.short} has 10,000.00 XLM` }),
  ).toBeVisible()
})

test("shows all that an account has, what waits for it, what it offers, and who signs for it", {
  tag: "@main",
}, async ({ page, openPage, connect }) => {
  await openPage()
  await connect()
  const horizonUrl = await horizonOf(page)
  const gift = new Asset("GIFT", shop.publicKey())
  await apply(horizonUrl, shop, deposit(Asset.native(), "15"), deposit(gift, "1"))
  await openAccount(page)
  const claimable = page.getByRole("region", { name: "To claim" })
  const rows = claimable.getByRole("listitem")
  await expect(rows).toHaveCount(2)
  const given = rows.filter({ hasText: "1 GIFT from" })
  await expect(given).toContainText("first time")
  await expect(given).toContainText("needs a trust line")
  const paid = rows.filter({ hasText: "15 XLM from" })
  await expect(paid).toContainText("until Oct 2, 2096")
  await expect(paid).not.toContainText("trust line")
  await expect(page.getByRole("region", { name: "Signers" })).toContainText("signs alone")
  await expect(page.getByRole("region", { name: "Receive" })).toContainText(first.address)
  await expect(page.getByRole("region", { name: "Wallet" })).toContainText("Freighter")
  await expect(page.getByRole("list", { name: "Assets" })).toContainText("9,999 available")
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  // Beside a job, the account says how many wait.
  await page.getByRole("link", { name: "New payment" }).click()
  await expect(page.getByRole("region", { name: "Your account" })).toContainText(
    "Balances to claim: 2",
  )
  await page.getByRole("link", { name: "Account details" }).click()
  await page.getByRole("button", { name: "Disconnect" }).click()
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
})

test("lists offers page by page", async ({ page, openPage, connect }) => {
  await openPage()
  await connect()
  const horizonUrl = await horizonOf(page)
  const offers = await (await fetch(`${horizonUrl}/accounts/${first.address}/offers`)).json()
  const asset = {
    asset_type: "credit_alphanum4",
    asset_code: "USDC",
    asset_issuer: shop.publicKey(),
  }
  const record = (id: number) => ({
    id: String(id),
    paging_token: String(id),
    selling: asset,
    buying: { asset_type: "native" },
    amount: "40.0000000",
    price: `${id}.5000000`,
    last_modified_time: "2026-11-20T12:00:00Z",
  })
  await page.route("**/offers?**", async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get("cursor")
    const ids = cursor === null ? Array.from({ length: 10 }, (_, at) => 12 - at) : [2, 1]
    await route.fulfill({ json: { ...offers, _embedded: { records: ids.map(record) } } })
  })
  await openAccount(page)
  const list = page.getByRole("region", { name: "Offers" })
  await expect(list.getByRole("listitem")).toHaveCount(10)
  await expect(list.getByRole("listitem").first()).toContainText("Sell 40 USDC for XLM")
  await expect(list.getByRole("listitem").first()).toContainText(
    "at 12.5 XLM each · since Nov 20, 2026",
  )
  await list.getByRole("button", { name: "Show more: Offers" }).click()
  await expect(list.getByRole("listitem")).toHaveCount(12)
  await expect(list.getByRole("button", { name: /^Show more/ })).toHaveCount(0)
})

test("adds a contract token as a quotation, keeps it, and removes it", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await openAccount(page)
  const contract = Asset.native().contractId(Networks.TESTNET)
  await page.getByRole("button", { name: "Add a token" }).click()
  const address = page.getByLabel("Address of the token’s contract")
  await address.fill(first.address)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByText("Enter the address of a contract. It begins with C.")).toBeVisible()
  await address.fill(contract)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  const row = page.getByRole("list", { name: "Contract tokens" }).getByRole("listitem")
  await expect(row).toContainText("The contract calls itself “native”.")
  await expect(row).toContainText("10,000")
  await expect(row.locator("b", { hasText: "native" })).toHaveCount(0)
  await expect(row).toContainText("Not the XLM that you know")
  await expectAccessible(page)

  await page.reload()
  await expect(row).toContainText("10,000")
  await row.getByText(/^Contract C/).click()
  await row.getByRole("button", { name: /^Remove the token/ }).click()
  await expect(page.getByRole("list", { name: "Contract tokens" })).toHaveCount(0)
})
