import type { Locator, Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { reviewEnvelope, reviewPayment, sentHeading, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const DAY = 86_400_000
const { first, second } = accounts

/** A payment that is valid until a moment, in seconds since the epoch. */
function paymentUntil(maxTime: number): string {
  return new TransactionBuilder(new Account(first.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
    timebounds: { minTime: 0, maxTime },
  })
    .addOperation(
      Operation.payment({ destination: second.address, asset: Asset.native(), amount: "3" }),
    )
    .build()
    .toXDR()
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
const signButton = (page: Page) => page.getByRole("button", { name: "Sign in Freighter" })

/** The value of a fact in the review. */
const fact = (panel: Locator, name: string) =>
  panel
    .locator(".fact-grid > div")
    .filter({ has: panel.page().getByRole("term").getByText(name, { exact: true }) })
    .getByRole("definition")

for (const [name, offset, words] of [
  ["fast", DAY, "This computer’s clock is 1 day ahead of Testnet (sandbox)."],
  ["slow", -DAY, "This computer’s clock is 1 day behind Testnet (sandbox)."],
] as const) {
  test(`on a computer whose clock is a day ${name}, a payment counts from the network's time, and is applied`, async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await page.clock.install({ time: Date.now() + offset })
    await openPage()
    await connect()
    await reviewPayment(page, "2.5")
    const panel = page.getByRole("region", { name: "Transaction", exact: true })
    await expect(fact(panel, "Expires")).toHaveText(/^in (29|30) minutes$/)
    await expect(panel).toContainText(words)
    await expect(panel).not.toContainText("has expired")
    await expectAccessible(page)
    await sandbox.freighter.answer("approve")
    await signAndSend(page)
    await expect(page.getByRole("heading", { name: sentHeading })).toBeVisible()
  })
}

test("says when a transaction expires, and once it has, while its review is open, and no longer offers to sign", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await reviewEnvelope(page, paymentUntil(inSeconds(12)))
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  await expect(fact(panel, "Expires")).toHaveText(/^in \d+ seconds?$/)
  await signButton(page).focus()
  await expect(panel.getByText("It has expired: the network won’t apply it.")).toBeVisible()
  await expect(fact(panel, "Expired")).toHaveText(/^\d+ seconds? ago$/)
  await expect(signButton(page)).toHaveCount(0)
  await expect(page.locator(".panel:visible .work-title:not(.form-head *)")).toBeFocused()
  await expectAccessible(page)
})

test("without the network's time it says that the computer's clock is used, and still offers to sign", async ({
  page,
  openPage,
  connect,
}) => {
  await page.route("**/ledgers?*", (route) => route.fulfill({ json: {} }))
  await openPage()
  await connect()
  await reviewEnvelope(page, paymentUntil(inSeconds(-3600)))
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  await expect(panel).toContainText("By this computer’s clock it has expired")
  await expect(panel).toContainText("didn’t say its time, so this computer’s clock is used.")
  await expect(signButton(page)).toBeVisible()
})
