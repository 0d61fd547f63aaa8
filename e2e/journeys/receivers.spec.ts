import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Keypair,
  MuxedAccount,
  Networks,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { chooseMemo, chooseNew, reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const exchange = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 31))
const usd = new Asset("USD", exchange.publicKey())

/** The sandbox's Horizon of Testnet. */
async function horizonOf(site: string): Promise<string> {
  return (await (await fetch(`${site}/sandbox.json`)).json()).networks[0].horizonUrl
}

async function build(horizonUrl: string, address: string, ...operations: readonly xdr.Operation[]) {
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${address}`)).json()
  const options = { fee: "100", networkPassphrase: Networks.TESTNET }
  const builder = new TransactionBuilder(new Account(address, sequence), options)
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(0).build()
}

/** Creates an account that asks for a memo, as exchanges do (SEP-29). */
async function makeExchange(horizonUrl: string): Promise<void> {
  await fetch(`${horizonUrl}/friendbot?addr=${exchange.publicKey()}`)
  const asks = Operation.manageData({ name: "config.memo_required", value: "1" })
  const transaction = await build(horizonUrl, exchange.publicKey(), asks)
  transaction.sign(exchange)
  const body = new URLSearchParams({ tx: transaction.toXDR() })
  expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
}

const pay = (asset = Asset.native()): xdr.Operation =>
  Operation.payment({ destination: exchange.publicKey(), asset, amount: "5" })

const asks = (page: Page) => page.getByText(/asks for a memo/).filter({ visible: true })

test("asks to confirm a payment without the memo that its receiver asks for", async ({
  page,
  openPage,
  connect,
  sandbox,
  site,
}) => {
  await openPage()
  await connect()
  await makeExchange(await horizonOf(site))
  await sandbox.freighter.answer("approve")
  const destination = page.getByLabel("Destination")
  const review = page.getByRole("button", { name: "Review", exact: true })
  const sign = page.getByRole("button", { name: "Sign in Freighter" })
  const confirm = page.getByRole("checkbox", { name: "Continue without a memo" })
  await destination.fill(exchange.publicKey())
  await page.getByLabel("Amount").fill("5")
  await expect(asks(page)).toBeVisible()
  await expectAccessible(page)
  await review.click()
  await expect(asks(page)).toBeVisible()
  await sign.click()
  await expect(confirm).toBeFocused()
  await expect(page.getByRole("alert").filter({ hasText: "Confirm this first" })).toBeVisible()
  await expectAccessible(page)

  // A memo, or a muxed address, lifts it.
  await page.getByRole("button", { name: "Edit" }).click()
  await chooseMemo(page, "ID")
  await page.getByLabel("Memo content").fill("7")
  await expect(page.getByText(/asks for a memo/)).toHaveCount(0)
  await review.click()
  await expect(sign).toBeEnabled()
  await expect(confirm).toHaveCount(0)
  await page.getByRole("button", { name: "Edit" }).click()
  await page.getByLabel("Memo", { exact: true }).selectOption("None")
  const account = new Account(exchange.publicKey(), "0")
  await destination.fill(new MuxedAccount(account, "7").accountId())
  await review.click()
  await expect(sign).toBeEnabled()
  await expect(confirm).toHaveCount(0)

  await page.getByRole("button", { name: "Edit" }).click()
  await destination.fill(exchange.publicKey())
  await review.click()
  await confirm.check()
  await sign.click()
  await expect(page.getByRole("heading", { name: "Signed and verified" }).first()).toBeVisible()
})

test("looks at the receivers of an imported envelope, a link, and a list", async ({
  page,
  openPage,
  connect,
  site,
}) => {
  await openPage()
  await connect()
  const horizonUrl = await horizonOf(site)
  await makeExchange(horizonUrl)
  const other = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 32)).publicKey()
  const envelope = (
    await build(
      horizonUrl,
      accounts.first.address,
      pay(),
      Operation.payment({ destination: other, asset: Asset.native(), amount: "1" }),
    )
  ).toXDR()
  const confirm = page.getByRole("checkbox", { name: "Continue without a memo" })
  const missing = page.getByText("doesn’t exist on this network").filter({ visible: true })
  const expectWarnings = async (): Promise<void> => {
    await expect(asks(page)).toBeVisible()
    await expect(missing).toBeVisible()
    await page.getByRole("button", { name: "Sign in Freighter" }).click()
    await expect(confirm).toBeFocused()
  }
  await reviewEnvelope(page, envelope)
  await expectWarnings()
  await page.getByRole("button", { name: "Edit" }).click()
  await chooseNew(page, "Several transactions")
  await page.getByLabel("Transaction envelopes").fill(envelope)
  await page.getByRole("button", { name: "Review one after the other" }).click()
  await expectWarnings()
  const fields = new URLSearchParams({ xdr: envelope, network_passphrase: Networks.TESTNET })
  await page.evaluate(
    (link) => {
      location.hash = `#link=${encodeURIComponent(link)}`
    },
    `web+stellar:tx?${fields.toString().replaceAll("+", "%20")}`,
  )
  await expect(page.getByText(/Opened from a link/)).toBeVisible()
  await expectWarnings()
})

test("says which asset a receiver can't hold", async ({ page, openPage, connect, site }) => {
  await openPage()
  await connect()
  const horizonUrl = await horizonOf(site)
  await fetch(`${horizonUrl}/friendbot?addr=${accounts.second.address}`)
  const payment = Operation.payment({
    destination: accounts.second.address,
    asset: usd,
    amount: "5",
  })
  await reviewEnvelope(page, (await build(horizonUrl, accounts.first.address, payment)).toXDR())
  await expect(
    page.getByText(
      `${accounts.second.short} has no trust line for USD: the payment to it would fail.`,
    ),
  ).toBeVisible()
})
