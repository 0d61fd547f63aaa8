import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { openActivity, openItem, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

test("the fee of a transaction that was refused for it is raised from its activity", async ({
  page,
  site,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const { horizonUrl } = networks[0]
  await fetch(`${horizonUrl}/friendbot?addr=${second.address}`)
  const { sequence } = await (await fetch(`${horizonUrl}/accounts/${first.address}`)).json()
  const low = new TransactionBuilder(new Account(first.address, sequence), {
    fee: "50",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({ destination: second.address, asset: Asset.native(), amount: "3" }),
    )
    .setTimeout(0)
    .build()
  await page.evaluate(() => location.assign("#transaction/import"))
  await page.getByRole("textbox", { name: "Transaction envelope" }).fill(low.toXDR())
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await expect(page.getByRole("heading", { name: "The network rejected it" })).toBeVisible()

  const place = await openActivity(page)
  const item = await openItem(place, "Send 3 XLM")
  await expectAccessible(page)
  await item.getByRole("button", { name: "Raise the fee" }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(page.locator(".panel:visible .fact-grid").first()).toContainText(
    /up to 0\.00002 XLM/i,
  )
  await signAndSend(page)
  await expect(page.getByText(/Confirmed/).first()).toBeVisible()
  const { balances } = await (await fetch(`${horizonUrl}/accounts/${second.address}`)).json()
  expect(balances[0].balance).toBe("10003.0000000")
  const { _embedded: found } = await (
    await fetch(`${horizonUrl}/accounts/${first.address}/transactions?order=desc&limit=1`)
  ).json()
  expect(found.records[0].fee_bump_transaction).toBeTruthy()
})
