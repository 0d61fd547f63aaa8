import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import {
  Account,
  Asset,
  Networks,
  Operation,
  StrKey,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { closeDock, openDock } from "./open-dock.js"
import {
  chooseMore,
  openActivity,
  openItem,
  reviewEnvelope,
  reviewPayment,
  signAndSend,
  signMessage,
} from "./steps.js"
import { accounts, balance, expect, test } from "./test.js"

const { first, second } = accounts

const signedHere = (place: Locator): Locator => place.getByRole("region", { name: "Signed here" })
const past = (place: Locator): Locator => place.getByRole("region", { name: /^All of/ })

/** Pays 3 XLM to the second account, which that creates. */
async function pay(page: Page): Promise<void> {
  await reviewPayment(page, "3")
  await signAndSend(page)
  await expect(balance(page)).toHaveText(/9,996\.99/)
}

test("a transaction is one entry with its states, and the account's history is below it", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await pay(page)
  const column = page.getByRole("region", { name: "Activity", exact: true })
  const sentence = `Created the account ${second.short} with 3 XLM`
  await expect(column.getByRole("listitem").first()).toContainText(`${sentence}Confirmed`)

  const place = await openActivity(page)
  await expect(page).toHaveURL(/#activity$/)
  await expect(page).toHaveTitle(/^Activity – /)
  await expect(place.getByRole("heading", { level: 1 })).toBeFocused()
  const here = signedHere(place)
  await expect(here.getByRole("group")).toHaveCount(2)
  await expect(here.getByRole("group").first()).toContainText(
    new RegExp(`${sentence}Today · signed .+ [AP]M, sent .+ [AP]M, confirmed .+ [AP]M`),
  )
  const rows = past(place).getByRole("listitem")
  await expect(rows).toHaveText([
    new RegExp(`^Created the account ${second.short} with 3 XLMToday · .+ · signed here`),
    /^Received 10,000 XLM from G/,
  ])
  await expect(past(place)).toContainText("read from Testnet (sandbox)")
  await expect(place.locator(".bar")).toContainText("nothing is older")
  await expectAccessible(page)

  // Opened, it shows each step. The result opens as it was.
  const item = await openItem(place, sentence)
  await expect(item.getByRole("listitem")).toHaveText([
    /^Transaction signature · Freighter.+Verified/,
    /^Transaction sent · Testnet.+Confirmed in ledger/,
  ])
  await expectAccessible(page)
  await page.reload()
  await expect(signedHere(place).getByRole("group")).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole("region", { name: "Transaction", exact: true })).toBeVisible()
})

test("shows only what moved in or out, failed, or has the words that are looked for", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await pay(page)
  const place = await openActivity(page)
  const here = signedHere(place).getByRole("group")
  const rows = past(place).getByRole("listitem")
  await expect(rows).toHaveCount(2)
  await place.getByRole("radio", { name: "In" }).check()
  await expect(rows).toHaveText([/^Received 10,000 XLM/])
  await expect(here).toHaveCount(0)
  await expect(signedHere(place)).toContainText("Nothing here matches.")
  await place.getByRole("radio", { name: "Out" }).check()
  await expect(rows).toHaveText([/^Created the account/])
  await expect(here).toHaveCount(1)
  await place.getByRole("radio", { name: "Failed" }).check()
  await expect(rows).toHaveCount(0)
  await place.getByRole("radio", { name: "All" }).check()
  const find = place.getByRole("searchbox", { name: "Name, amount, memo" })
  await find.fill("10000 xlm")
  await expect(rows).toHaveText([/^Received 10,000 XLM/])
  await expect(here).toHaveCount(0)
  await find.fill("connect")
  await expect(here).toHaveText([/^Connection/])
})

test("says what a wallet changed in a transaction that was rejected", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await reviewPayment(page, "10")
  const dock = await openDock(page)
  await dock.getByRole("radio", { name: "Signs something else" }).check()
  await closeDock(page)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("dialog")).toContainText("What differs from the request")
  await page.keyboard.press("Escape")
  const words = "Rejected: 100 XLM instead of 10"
  await expect(page.getByRole("region", { name: "Activity", exact: true })).toContainText(
    `${words}Freighter changed the amount`,
  )
  const place = await openActivity(page)
  await place.getByRole("radio", { name: "Failed" }).check()
  await expect(signedHere(place).getByRole("group")).toHaveText([
    new RegExp(`^${words}Today · Freighter changed the amount`),
  ])
  const item = await openItem(place, words)
  await item.getByRole("button", { name: `Try again: ${words}` }).click()
  await expect(page.getByRole("button", { name: "Sign in Freighter" })).toBeVisible()
})

test("reads older history on demand, and says when Horizon can't be reached", async ({
  page,
  openPage,
  connect,
  sandbox,
  site,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const account = await fetch(`${networks[0].horizonUrl}/accounts/${first.address}`)
  const builder = new TransactionBuilder(
    new Account(first.address, String((await account.json()).sequence)),
    { fee: "100", networkPassphrase: Networks.TESTNET },
  )
  const destination = second.address
  builder.addOperation(Operation.createAccount({ destination, startingBalance: "5" }))
  for (let count = 0; count < 11; count++)
    builder.addOperation(Operation.payment({ destination, asset: Asset.native(), amount: "1" }))
  await reviewEnvelope(page, builder.setTimeout(0).build().toXDR())
  await signAndSend(page)
  await expect(balance(page)).toHaveText(/9,983\.99/)

  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/operations?")) asked.push(request.url())
  })
  const place = await openActivity(page)
  const rows = past(place).getByRole("listitem")
  await expect(rows).toHaveText([/^Sent 10 payments, 10 XLM in all/])
  const bar = place.locator(".bar")
  await expect(bar).toContainText("older ones are on Testnet (sandbox)")
  await page.context().setOffline(true)
  await bar.getByRole("button", { name: "Show older" }).click()
  await expect(place.getByRole("alert")).toContainText("You are offline")
  await page.context().setOffline(false)
  await bar.getByRole("button", { name: "Try again" }).click()
  await expect(rows).toHaveText([/^Sent 12 payments, 16 XLM in all/, /^Received 10,000 XLM/])
  await expect(place.getByRole("alert")).toBeEmpty()
  await expect(bar.getByRole("button", { name: "Read again" })).toBeVisible()

  // Nothing is asked while another place is shown.
  const before = asked.length
  await page.getByRole("link", { name: "Message" }).click()
  await signMessage(page, "Hi")
  await expect(page.getByRole("region", { name: "Activity", exact: true })).toContainText("“Hi”")
  expect(asked).toHaveLength(before)
})

test("marks what came from an address that looks like a known one", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const dust = new TransactionBuilder(new Account(lookAlikeOf(first.address), "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({ destination: first.address, asset: Asset.native(), amount: "0.0000001" }),
    )
    .setTimeout(0)
    .build()
  const record = {
    id: "4294971393",
    paging_token: "4294971393",
    type: "payment",
    transaction_hash: Buffer.from(dust.hash()).toString("hex"),
    transaction_successful: true,
    created_at: "2026-01-02T03:04:05Z",
    transaction: { envelope_xdr: dust.toXDR(), memo: "204118" },
  }
  await page.route("**/operations?*", (route) =>
    route.fulfill({ json: { _embedded: { records: [record] } } }),
  )
  const place = await openActivity(page)
  const row = past(place).getByRole("listitem")
  await expect(row).toHaveText(
    /^Received 0.0000001 XLM from GBXF…ZYCP7L \(not the address you know\).+first time · memo 204118/,
  )
  await expectAccessible(page)
})

/** An address with the first and last four characters of another one. */
function lookAlikeOf(address: string): string {
  const key = Buffer.from(StrKey.decodeEd25519PublicKey(address))
  for (let tried = 0; ; tried++) {
    key.writeUInt32BE(tried, 12)
    const found = StrKey.encodeEd25519PublicKey(key)
    if (found !== address && found.slice(-4) === address.slice(-4)) return found
  }
}

test("exports what was signed here as a table, without addresses unless ticked, and clears it", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await pay(page)
  const place = await openActivity(page)
  await place.getByRole("button", { name: "Export" }).click()
  const saved = async (): Promise<string> => {
    const download = page.waitForEvent("download")
    await place.getByRole("button", { name: "Save as CSV" }).click()
    return readFile(await (await download).path(), "utf8")
  }
  const table = await saved()
  expect(table).toContain('"Time","What","State","Memo","Network","Hash"')
  expect(table).toContain(
    '"Created the account G… with 3 XLM","Confirmed","","Testnet (sandbox)","(hash)"',
  )
  await place.getByLabel("Include addresses and hashes").check()
  expect(await saved()).toMatch(/GBO3…GALCX4 with 3 XLM","Confirmed","","[^"]+","[0-9a-f]{64}"/)
  await chooseMore(page, "Clear")
  await expect(signedHere(place)).toContainText("appear here")
  await expect(past(place).getByRole("listitem")).toHaveCount(2)
})

test("says that an account has no history, on a phone", async ({ page, openPage, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  const place = await openActivity(page)
  await expect(past(place)).toContainText("Testnet (sandbox) has no history of this account.")
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
