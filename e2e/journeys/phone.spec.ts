import { Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { makeSharedAccount } from "./shared-account.js"
import { reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

test("on a phone, what waits has a line above the jobs, and steps and places have a way back", async ({
  page,
  site,
  sandbox,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const source = await makeSharedAccount(networks[0].horizonUrl)
  const unsigned = new TransactionBuilder(source, {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.createAccount({ destination: accounts.second.address, startingBalance: "250" }),
    )
    .setTimeout(3_600)
    .build()
    .toXDR()
  await openPage()
  await connect()
  const jobs = page.getByRole("navigation", { name: "Sign and check" })
  const back = page.getByRole("banner").getByRole("link", { name: "Back" })
  const waiting = page.getByRole("main").getByRole("link", { name: /^Waiting/ })
  await expect(back).toBeHidden()
  await expect(waiting).toBeHidden()

  await reviewEnvelope(page, unsigned)
  await expect(page).toHaveURL(/#transaction\/review$/)
  await expect(jobs).toBeHidden()
  await expect(page.getByRole("banner").getByRole("link", { name: "Alidade" })).toBeHidden()
  await expectAccessible(page)
  await back.click()
  await expect(page).toHaveURL(/#transaction\/import$/)
  await back.click()
  await expect(jobs).toBeVisible()
  await expect(back).toBeHidden()
  await expect(waiting).toHaveText("Waiting 1 For you 1")

  await sandbox.freighter.answer("approve")
  await reviewEnvelope(page, unsigned)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("button", { name: "Copy the link", exact: true })).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/#transaction\/import$/)
  await back.click()
  await expect(waiting).toHaveText("Waiting 1")
  const row = (await jobs.boundingBox())!
  const line = (await waiting.boundingBox())!
  expect(line.height).toBe(48)
  expect(row.y).toBe(line.y + line.height)
  await expectAccessible(page)
  await waiting.click()
  await expect(page.getByRole("heading", { name: "Waiting for signatures" })).toBeFocused()
  await back.click()
  await expect(waiting).toBeVisible()
})
