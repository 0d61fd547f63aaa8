import type { Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { buildTransferPreimage } from "../../apps/web/test/transfer-preimage.js"
import { importXdr } from "./authorizations.js"
import { expectAccessible } from "./axe.js"
import { fillTransfer, reviewEnvelope, reviewPayment, signAndSend } from "./steps.js"
import { accounts, balance, expect, test } from "./test.js"

const { first, second } = accounts

/** What the review says will change. */
function effects(page: Page) {
  return page.getByRole("region", { name: "What will change" })
}

test.describe("what will change, before signing", () => {
  test("is the balance that the account then has, for a payment", { tag: "@main" }, async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await openPage()
    await connect()
    await sandbox.freighter.answer("approve")
    await reviewPayment(page, "12.5")
    const rows = effects(page).getByRole("listitem")
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(/you.*From.*−12\.50001 XLM.*10,000.*9,987\.49999/s)
    await expect(rows.last()).toContainText(/To.*\+12\.5 XLM\s*0\s+then 12\.5/s)
    await expect(effects(page)).toContainText(/Expected, read from Testnet .*:/)
    await expectAccessible(page)
    await signAndSend(page)
    await expect(balance(page)).toHaveText("Balance: 9,987.49999 XLM")
  })
  test("stands below the reason, for a payment that is expected to fail", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    const payment = { asset: Asset.native(), amount: "20000", destination: second.address }
    await reviewEnvelope(page, envelope([Operation.payment(payment)]))
    await expect(page.getByText("Expected to fail")).toBeVisible()
    await expect(page.getByText("for the 20,000 XLM it needs")).toBeVisible()
    await expect(effects(page)).toContainText("If it were applied anyway")
    await expect(effects(page)).toContainText("+20,000 XLM")
    await expectAccessible(page)
  })

  test("is not shown as if it could be, for a transaction that has expired", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    const payment = { asset: Asset.native(), amount: "5", destination: second.address }
    const until = Math.floor(Date.now() / 1000) - 3600
    await reviewEnvelope(page, envelope([Operation.payment(payment)], { until }))
    const obstacle = page.getByText(/^The network won’t apply this: it expired on /)
    await expect(obstacle).toBeVisible()
    await expect(effects(page)).toContainText("+5 XLM")
    await expect(effects(page).locator(".from-to")).toHaveCount(0)
    const [above, below] = [await obstacle.boundingBox(), await effects(page).boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await expectAccessible(page)
  })

  test("names each account that the transaction acts for, and a take-over of it", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    const payment = { asset: Asset.native(), amount: "5", destination: first.address }
    const signer = { ed25519PublicKey: accounts.second.address, weight: 255 }
    await reviewEnvelope(
      page,
      envelope(
        [
          Operation.payment(payment),
          Operation.setOptions({ signer, source: first.address }) as never,
        ],
        { source: second.address },
      ),
    )
    const rows = effects(page).getByRole("list").first().locator("> li")
    await expect(rows.first()).toContainText(`${second.short} first time`)
    await expect(rows.first()).toContainText("−5.00002 XLM")
    await expect(rows.last()).toContainText(`${first.short} you`)
    await expect(rows.last()).toContainText("+5 XLM")
    const alerts = page.locator(".alerts")
    await expect(alerts).toContainText(`New signer: ${second.address}`)
    await expect(alerts).toContainText(`${second.address} alone can sign`)
    await expectAccessible(page)
  })

  test("is within the bounds that the account then has, for a contract call", async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await openPage()
    await connect()
    await sandbox.freighter.answer("approve")
    const form = await fillTransfer(page, "5")
    await form.getByRole("button", { name: "Review", exact: true }).click()
    await expect(effects(page)).toContainText(/Expected: simulated on Testnet .*:/)
    await expect(effects(page).getByText("Also authorized")).toHaveCount(0)
    await page.getByText("Details", { exact: true }).click()
    await expectAccessible(page)
    const expected = page.getByText(/^Between .* XLM$/).first()
    const [least = 0, most = 0] = numbersIn(await expected.textContent())
    await signAndSend(page)
    await expect(balance(page)).toHaveText(/^Balance: 9,994\.9\d+ XLM$/)
    const [after = 0] = numbersIn(await balance(page).textContent())
    expect(after).toBeGreaterThanOrEqual(least)
    expect(after).toBeLessThanOrEqual(most)
  })

  test("says why it could not be simulated when the network refuses to", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    const transfer = { from: first.address, to: second.address, stroops: 1n, type: 10 } as const
    const valid = { expirationLedger: 4_000_000_000, passphrase: Networks.TESTNET }
    await page.route("**/rpc", (route) =>
      route.request().postData()?.includes("simulateTransaction")
        ? route.fulfill({ json: { jsonrpc: "2.0", id: 1, error: { message: "too busy" } } })
        : route.continue(),
    )
    await importXdr(page, buildTransferPreimage({ ...transfer, ...valid }))
    await expect(page.getByText("Could not be simulated: too busy")).toBeVisible()
    await expectAccessible(page)
  })
})

const SEQUENCE = 2n ** 50n

/** An envelope with a sequence number above that of every account. */
function envelope(
  operations: readonly ReturnType<typeof Operation.payment>[],
  { source = first.address as string, until = 0 } = {},
): string {
  const builder = new TransactionBuilder(new Account(source, String(SEQUENCE)), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  }).setTimebounds(0, until)
  for (const operation of operations) builder.addOperation(operation)
  return builder.build().toXDR()
}

/** The decimal numbers in a text. */
function numbersIn(text: string | null): number[] {
  return [...(text ?? "").matchAll(/[\d,]+(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(",", "")),
  )
}
