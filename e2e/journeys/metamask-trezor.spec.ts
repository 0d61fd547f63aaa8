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
import { reviewEnvelope, reviewPayment } from "./steps.js"
import { accounts, balance, expect, test } from "./test.js"

/** The picker's row of a wallet. */
const rowOf = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${name}`) })

async function pick(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await rowOf(page, name).click()
}

async function sendsPayment(page: Page, wallet: string): Promise<void> {
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  await reviewPayment(page, "10")
  await panel.getByRole("button", { name: `Sign in ${wallet}` }).click()
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(panel.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
}

for (const transport of ["a port", "page messages"] as const) {
  test(`MetaMask connects over ${transport}, pays on Public, refuses a message, and is restored`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await openPage()
    await sandbox.metamask.fault("MM4", transport === "page messages")
    await sandbox.metamask.answer("approve")
    await pick(page, "MetaMask")
    const band = page.getByRole("status").filter({ hasText: "MetaMask can’t sign on Testnet" })
    await band.getByRole("button", { name: "Use Public (sandbox)" }).click()
    await page.getByRole("button", { name: "Fund with test XLM" }).click()
    await expect(balance(page)).toHaveText(/10,000/)
    await expect(page.getByRole("dialog")).toBeHidden()
    await sendsPayment(page, "MetaMask")

    await sandbox.metamask.answer("reject")
    await page.getByRole("link", { name: "Message", exact: true }).click()
    const message = page.getByRole("region", { name: "Message", exact: true })
    await message.getByRole("textbox", { name: "Message" }).fill("Not this one")
    await message.getByRole("button", { name: "Sign in MetaMask" }).click()
    await expect(page.getByRole("dialog")).toContainText("Request declined")
    await page.keyboard.press("Escape")
    await expect(message.getByRole("alert")).toContainText("Declined: nothing was signed")

    const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
    await page.reload()
    await expect(account).toHaveText(accounts.first.short)
    // MM11
    await sandbox.metamask.set({ account: accounts.second.address })
    await expect(account).toHaveText(accounts.second.short)
    await sandbox.metamask.set({ grants: [] })
    await expect(page.getByRole("banner").getByRole("button", { name: "Connect" })).toBeVisible()
  })
}

test("an extension with an unknown id is shown, and used as MetaMask only after that (MM3)", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.metamask.fault("MM3")
  await sandbox.metamask.answer("approve")
  await pick(page, "MetaMask")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("An unknown extension answers as MetaMask")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Try again" }).click()
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(account).toHaveText(accounts.first.short)
})

test("a MetaMask without Stellar says so (MM8)", async ({ page, openPage, sandbox }) => {
  await openPage()
  await sandbox.metamask.fault("MM8-5100")
  await pick(page, "MetaMask")
  await expect(page.getByRole("dialog")).toContainText("This MetaMask has no Stellar yet.")
})

/** The second account of the simulated Trezor, one of SEP-5's. */
const onTrezor = {
  address: "GDFCYVCICATX5YPJUDS22KM2GW5QU2KKSPPPT2IC5AQIU6TP3BZSLR5K",
  short: "GDFC…ZSLR5K",
}

for (const version of [9, 10]) {
  test(`Trezor, by Connect ${version}, lists its accounts, pays with the second, and is declined`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await openPage()
    await sandbox.trezor.fault("TR3", version === 9)
    await sandbox.trezor.set({ network: "testnet" })
    await sandbox.trezor.answer("approve")
    await pick(page, "Trezor")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: `${onTrezor.short} 44'/148'/1'` }).click()
    const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
    await expect(account).toHaveText(onTrezor.short)
    await page.getByRole("button", { name: "Fund with test XLM" }).click()
    await expect(balance(page)).toHaveText(/10,000/)
    await sendsPayment(page, "Trezor")

    await sandbox.trezor.answer("reject")
    await page.getByRole("button", { name: "New payment" }).click()
    await reviewPayment(page, "3")
    const panel = page.getByRole("region", { name: "Transaction", exact: true })
    await panel.getByRole("button", { name: "Sign in Trezor" }).click()
    await expect(dialog).toContainText("Request declined")
    await page.keyboard.press("Escape")
    const declined = panel.getByRole("alert").filter({ hasText: "Declined: nothing was signed" })
    await expect(declined).toBeVisible()
  })
}

test("Trezor is not asked for what it would sign differently, and the page says why (TR6)", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.trezor.answer("approve")
  await pick(page, "Trezor")
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /44'\/148'\/1'$/ })
    .click()
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(account).toHaveText(onTrezor.short)
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
  const asked = (await sandbox.trezor.requests()).length
  const transaction = new TransactionBuilder(new Account(onTrezor.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({
        destination: Keypair.random().publicKey(),
        asset: Asset.native(),
        amount: "1",
      }),
    )
    .setTimeout(0)
    .setMinAccountSequenceAge(3n)
    .build()
  await reviewEnvelope(page, transaction.toXDR())
  await page.getByRole("button", { name: "Sign in Trezor" }).click()
  await expect(page.getByRole("dialog")).toContainText(
    "A Trezor signs no conditions other than time bounds.",
  )
  expect(await sandbox.trezor.requests()).toHaveLength(asked)
})

test("Trezor is listed as not set up where nobody hands over its library", async ({
  page,
  openPage,
}) => {
  await openPage("?mode=live")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await expect(rowOf(page, "Trezor")).toContainText("Not set up on this page")
})
