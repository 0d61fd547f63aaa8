import { type SandboxDriver, sandboxOf } from "@alidade/sandbox/playwright"
import type { Locator, Page } from "@playwright/test"
import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { makeSharedAccount } from "./shared-account.js"
import { chooseMore, reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** Opens the link and connects with a wallet that approves by itself. */
async function connectWith(
  page: Page,
  wallet: SandboxDriver["freighter"],
  name: string,
): Promise<void> {
  await wallet.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
}

/** The row of a signer, by its short address. */
function signerIn(signatures: Locator, short: string): Locator {
  return signatures.getByRole("listitem").filter({ hasText: short })
}

test("one user signs and shares, another signs with another wallet, and the network accepts it [S1.4 S5.21]", async ({
  page,
  site,
  sandbox,
  browser,
  openPage,
}) => {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const source = await makeSharedAccount(networks[0].horizonUrl)
  const sequence = source.sequenceNumber()
  const createFirst = (startingBalance: string): string =>
    new TransactionBuilder(new Account(source.accountId(), sequence), {
      fee: "100",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(Operation.createAccount({ destination: first.address, startingBalance }))
      .setTimeout(600)
      .build()
      .toXDR()
  const unsigned = createFirst("250")
  const another = createFirst("251")

  await openPage()
  await connectWith(page, sandbox.freighter, "Freighter")
  await reviewEnvelope(page, unsigned)
  const signatures = page.getByRole("region", { name: "Signatures" })
  await expect(signatures).toContainText("0 of 2 medium threshold")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(signerIn(signatures, first.short)).toHaveText(
    /you.*weight 1.*Signed \d+:\d\d [AP]M$/,
  )
  await expect(signerIn(signatures, second.short)).toContainText(/weight 1.*Not yet$/)
  await expect(signatures).toContainText("1 of 2 medium threshold")
  // Sharing is the next step.
  await expect(page.getByRole("button", { name: "Copy the link", exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0)
  await chooseMore(page, "Share for another signature")
  await expect(page.getByText("Ready to send", { exact: true })).toHaveCount(0)
  await page.locator(".bar").getByRole("button", { name: "QR code of Link to share" }).click()
  await expect(page.getByRole("img", { name: "QR code of Link to share" })).toBeVisible()
  const link = await page.getByLabel("Link to share", { exact: true }).inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  const requests: string[] = []
  other.on("request", (request) => requests.push(request.url()))
  await other.goto(link)
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(
    "A transaction is waiting for your signature",
  )
  expect(new URL(other.url()).hash).toBe("#transaction")
  expect(requests.filter((url) => /xdr(=|%3d)/i.test(url))).toEqual([])
  const theirs = other.getByRole("region", { name: "Signatures" })
  await expect(signerIn(theirs, first.short)).toContainText(/Signed$/)
  await expectAccessible(other)
  const wallet = sandboxOf(other).rabet
  await wallet.set({ account: second.address })
  await connectWith(other, wallet, "Rabet")
  await expect(other.getByRole("banner")).toContainText(second.short)
  await expect(signerIn(theirs, second.short)).toContainText(/you.*Not yet$/)
  await expect(other.getByText("it may not need your signature")).toHaveCount(0)
  await other.getByRole("button", { name: "Sign in Rabet" }).click()
  await expect(theirs).toContainText("2 of 2 medium threshold")
  await expect(other.getByText("Ready to send", { exact: true })).toBeVisible()
  await chooseMore(other, "Share for another signature")
  const back = await other.getByLabel("Link to share", { exact: true }).inputValue()
  // Fully signed, anyone can send it, even a user who has nothing to sign.
  await other.goto(back)
  await expect(other.getByRole("button", { name: "Send", exact: true })).toBeVisible()
  await expect(other.getByRole("button", { name: "Sign in Rabet" })).toHaveCount(0)
  await context.close()

  await chooseMore(page, "Import signatures")
  const copy = page.getByRole("textbox", { name: "Signed copy of this transaction" })
  await copy.fill(link)
  await page.getByRole("button", { name: "Import" }).click()
  await expect(copy).toHaveAccessibleDescription(/no new signature/)
  await copy.fill(another)
  await page.getByRole("button", { name: "Import" }).click()
  await expect(copy).toHaveAccessibleDescription(/a different transaction/)
  await copy.fill(back)
  await page.getByRole("button", { name: "Import" }).click()
  await expect(signatures).toContainText("2 of 2")
  await expect(page.getByText("Ready to send", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  await expect(panel.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Balance:" })).toHaveText(
    "Balance: 250.00 XLM",
  )
})
