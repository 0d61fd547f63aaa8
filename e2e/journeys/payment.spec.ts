import type { Page } from "@playwright/test"
import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { holdClock } from "../harness/clock.js"
import { expectAccessible } from "./axe.js"
import {
  chooseMemo,
  fillTransfer,
  openActivity,
  openItem,
  reviewAuthorization,
  reviewEnvelope,
  sentHeading,
  signAndSend,
} from "./steps.js"
import { accounts, approveIn, balance, expect, type Place, test, type WalletName } from "./test.js"
import { keyboard, mouse, type UserInput } from "./user-input.js"

const { first, second } = accounts

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test.describe("a payment, from connecting to disconnecting", () => {
  test("with Freighter, by mouse [S1.1 S1.2 S1.3 S1.4 S1.8 S2.16 S2.22 S2.23 S9.3]", {
    tag: "@main",
  }, async ({ page, openPage }) => {
    await openPage()
    await walk(page, "Freighter", mouse())
  })

  test("with Freighter, by keyboard alone [S1.1 S1.2 S1.3 S1.4 S1.8 S2.16 S2.22 S2.23 S9.3]", async ({
    page,
    openPage,
  }) => {
    await openPage()
    await walk(page, "Freighter", keyboard(page))
  })

  test("with Albedo, in its windows [S1.1 S1.2 S1.3 S1.4 S1.7]", { tag: "@main" }, async ({
    page,
    openPage,
  }) => {
    await openPage()
    await walk(page, "Albedo", mouse())
  })

  test.describe("with xBull [S1.1 S1.2 S1.3 S1.4 S1.14]", () => {
    test("in its windows", async ({ page, openPage }) => {
      await openPage()
      await walk(page, "xBull", mouse())
    })

    test("in its extension", async ({ page, openPage, sandbox }) => {
      await openPage()
      await sandbox.xbull.set({ installed: true })
      await page.reload()
      await walk(page, "xBull", mouse(), "page")
    })
  })

  test("with Hana [S1.1 S1.2 S1.3 S1.4 S1.9]", async ({ page, openPage }) => {
    await openPage()
    await walk(page, "Hana Wallet", mouse())
  })

  test("with Rabet [S1.1 S1.2 S1.3 S1.4 S1.12]", async ({ page, openPage }) => {
    await openPage()
    await walk(page, "Rabet", mouse())
  })

  test("with LOBSTR, on Public, the only network it supports [S1.1 S1.2 S1.3 S1.4 S1.11]", async ({
    page,
    openPage,
  }) => {
    await openPage()
    await walk(page, "LOBSTR", mouse())
  })

  test("with HOT, on Public, in its frame [S1.1 S1.2 S1.3 S1.4 S1.5 S1.6 S1.10]", async ({
    page,
    openPage,
  }) => {
    await openPage()
    await page.getByRole("banner").getByLabel("Network").selectOption("Public (sandbox)")
    await walk(page, "HOT Wallet", mouse())
  })

  test("with a phone that scans the code, over WalletConnect [S1.1 S1.2 S1.3 S1.4 S1.5 S1.6 S1.13]", async ({
    page,
    openPage,
  }) => {
    await openPage()
    await walk(page, "WalletConnect", mouse())
  })

  test("with a Ledger, and the second of its accounts [S1.1 S1.2 S1.3 S1.4 S1.5 S1.6]", async ({
    page,
    openPage,
  }) => {
    await openPage()
    await walk(page, "Ledger", mouse())
  })
})

/** Wallets whose journey here also signs a message and an authorization. */
const signsAll: readonly WalletName[] = ["HOT Wallet", "WalletConnect", "Ledger"]

/** The second account of the simulated Ledger, one of SEP-5's. */
const onLedger = {
  address: "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
  short: "GBAW…W2GJQX",
}

async function walk(
  page: Page,
  wallet: WalletName,
  input: UserInput,
  place?: Place,
): Promise<void> {
  await input.press(page.getByRole("button", { name: "Connect a wallet" }))
  const row = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${wallet}`) })
  await approveIn(wallet, page, input, () => input.press(row), place)
  const own = wallet === "Ledger" ? onLedger : first
  if (own === onLedger) {
    const account = page
      .getByRole("dialog")
      .getByRole("button", { name: `${own.short} 44'/148'/1'` })
    await input.press(account)
  }
  const trigger = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  await expect(trigger).toHaveText(own.short)

  if (wallet === "LOBSTR") {
    const band = page.getByRole("status").filter({ hasText: "LOBSTR can’t sign on Testnet" })
    await expect(band.getByRole("paragraph").filter({ hasText: /LOBSTR/ })).toHaveCount(1)
    await input.press(band.getByRole("button", { name: "Use Public (sandbox)" }))
    await expect(page.getByText("LOBSTR can’t sign on Testnet")).toBeHidden()
  }
  await input.press(page.getByRole("button", { name: "Fund with test XLM" }))
  await expect(balance(page)).toHaveText("Balance: 10,000.00 XLM")

  await input.type(page.getByLabel("Destination"), second.address)
  await input.type(page.getByLabel("Amount"), "12.5")
  await expect(
    page.getByText("New account: this payment will create it (minimum 1 XLM)."),
  ).toBeVisible()
  await input.press(page.getByRole("button", { name: "Review", exact: true }))
  const transaction = page.getByRole("region", { name: "Transaction", exact: true })
  await expect(transaction).toContainText(`Create the account ${second.short} with 12.5 XLM`)
  await expect(transaction).toContainText(second.address)
  const sign = page.getByRole("button", { name: `Sign in ${wallet}` })
  await approveIn(wallet, page, input, () => input.press(sign), place)
  await expect(transaction).toContainText("Exactly what you reviewed")

  await input.press(page.getByRole("button", { name: "Send", exact: true }))
  // The result leads, and nothing is left to send.
  await expect(transaction.getByRole("heading", { name: sentHeading })).toBeFocused()
  await expect(transaction.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
  await expect(transaction.getByRole("button", { name: /^Send/ })).toHaveCount(0)
  await expect(transaction.getByRole("textbox", { name: "Signed envelope" })).toHaveCount(0)
  await expect(balance(page)).toHaveText("Balance: 9,987.49999 XLM")
  if (signsAll.includes(wallet)) await signTheRest(page, wallet, input)

  await input.press(trigger)
  const menu = page.getByRole("banner").getByRole("region", { name: "Account" })
  const copy = menu.getByRole("button", { name: "Copy address" })
  // All windows share the clock, and calls to it fail while one of them is closing.
  await expect.poll(() => page.context().pages()).toHaveLength(1)
  await page.clock.install()
  await holdClock(page)
  await input.press(copy)
  await expect(copy.getByText("Copied!!")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own.address)
  await page.clock.runFor(2900)
  await expect(copy.getByText("Copied!!")).toBeVisible()
  await page.clock.runFor(200)
  await expect(copy.getByText("Copied!!")).toBeHidden()
  await expect(copy.getByText("Copy address")).toBeVisible()
  await page.clock.resume()

  await input.press(menu.getByRole("button", { name: "Disconnect" }))
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect" })).toBeVisible()
}

/** Signs a message and an authorization, and verifies each. */
async function signTheRest(page: Page, wallet: WalletName, input: UserInput): Promise<void> {
  const sign = page.locator(".panel:visible").getByRole("button", { name: `Sign in ${wallet}` })
  await input.press(page.getByRole("link", { name: "Message", exact: true }))
  await input.type(page.getByRole("textbox", { name: "Message" }), "I hold this address.")
  await approveIn(wallet, page, input, () => input.press(sign))
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeFocused()

  await fillTransfer(page, "5", input)
  await reviewAuthorization(page, input)
  await approveIn(wallet, page, input, () => input.press(sign))
  const panel = page.getByRole("region", { name: "Authorization", exact: true })
  await expect(panel).toContainText("Valid for the requested address")
}

test("pays an account of the sandbox twice, and keeps a signed payment until it is sent", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  // A sandbox account that the user picks is funded, so that it can be paid.
  await page.getByRole("button", { name: `Pay Account 2, ${second.short}` }).press("Enter")
  await expect(page.getByLabel("Destination")).toHaveValue(second.address)
  await expect(page.getByText("This account exists.")).toBeVisible()
  await page.getByLabel("Amount").fill("100")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await expect(panel.getByText(/^Confirmed .*in ledger/)).toBeVisible()

  await page.getByRole("button", { name: "New payment" }).click()
  await expect(page.getByLabel("Amount")).toHaveValue("")
  await page.getByLabel("Destination").fill(second.address)
  await chooseMemo(page, "Text")
  await page.getByLabel("Memo content").fill("rent")
  await expect(page.getByText("This account exists.")).toBeVisible()
  await page.getByLabel("Amount").fill("1.5")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(panel).toContainText(`Send 1.5 XLM to ${second.short}`)
  await expect(panel).toContainText("Memorent")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).waitFor()

  // A signed transaction is kept while the user looks at another network, and across a reload.
  const network = page.getByRole("banner").getByRole("combobox", { name: "Network" })
  await network.selectOption("Public (sandbox)")
  // An account without XLM has a first step in place of the forms.
  await expect(page.getByRole("button", { name: "Fund with test XLM" })).toBeVisible()
  await network.selectOption("Testnet (sandbox)")
  await page.getByRole("button", { name: "Send", exact: true }).waitFor()
  await page.reload()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(balance(page)).toHaveText("Balance: 9,898.49998 XLM")
  await expectAccessible(page)

  // Its result stays until the next payment. The activity opens it again.
  await page.reload()
  await expect(page.getByRole("heading", { name: "Sent 1.5 XLM" })).toBeVisible()
  await page.getByRole("button", { name: "New payment" }).click()
  await expect(page.getByRole("button", { name: "Review", exact: true })).toBeVisible()
  const item = await openItem(await openActivity(page), "Sent 1.5 XLM")
  await item.getByRole("button", { name: /^Open: Sent 1.5 XLM/ }).click()
  await expect(panel.getByText(/^Confirmed .*in ledger/)).toBeVisible()
})

test("each field reports its errors while typing, linked to the field", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const destination = page.getByLabel("Destination")
  const amount = page.getByLabel("Amount")
  const review = page.getByRole("button", { name: "Review", exact: true })

  await review.click()
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Enter the recipient’s address.")
  await destination.fill(first.address.replace("X", "Y"))
  await expect(destination).toHaveAccessibleDescription(/checksum/)
  await expect(destination).toHaveAttribute("aria-invalid", "true")
  await destination.fill(second.address)
  await expect(destination).toHaveAccessibleDescription(/New account: this payment will create it/)
  await amount.fill("0.5")
  await expect(amount).toHaveAccessibleDescription("A new account needs at least 1 XLM.")
  await amount.fill("20000")
  await expect(amount).toHaveAccessibleDescription("You can send at most 9,998.99999.")
  await expectAccessible(page)
  await amount.fill("9998.99999")
  await review.click()
  await expect(page.getByRole("button", { name: "Sign in Freighter" })).toBeVisible()
})

test("explains a transaction that the network refuses, and keeps it in the activity", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  const stale = new TransactionBuilder(new Account(first.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
    .setTimeout(0)
    .build()
  await reviewEnvelope(page, stale.toXDR())
  await expect(panel).toContainText("Its sequence number was already used")
  await signAndSend(page)
  await expect(panel).toContainText("The network rejected it")
  await expect(panel).toContainText("another transaction was sent since")
  await expect(page.getByRole("region", { name: "Activity" })).toContainText(
    "Rejected by the network",
  )
  await expectAccessible(page)
})
