import { Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { horizonOf } from "./market.js"
import { expect, test } from "./test.js"

const sponsored = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 61))

test("a sponsorship says who signs, waits for the other, and is applied with both signatures", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const horizonUrl = await horizonOf(page)
  const address = sponsored.publicKey()
  expect((await fetch(`${horizonUrl}/friendbot?addr=${address}`)).ok).toBe(true)
  await page.getByRole("button", { name: "New…" }).click()
  await page.getByRole("menuitem", { name: "Sponsor", exact: true }).click()
  await page.getByRole("heading", { name: "Sponsor", exact: true }).waitFor()
  await expect(page).toHaveURL(/#transaction\/sponsor$/)
  const review = page.getByRole("button", { name: "Review", exact: true })
  await review.click()
  await expect(page.getByLabel("Sponsored account")).toBeFocused()
  await page.getByLabel("Sponsored account").fill(address)
  const what = page.getByLabel("What is sponsored")
  await expect(what).toHaveAccessibleDescription(/exists already/)
  await what.selectOption("Data entry")
  await page.getByLabel("Name", { exact: true }).fill("list")
  await review.click()
  await expect(page.getByLabel("Value", { exact: true })).toBeFocused()
  await page.getByLabel("Value", { exact: true }).fill("7")
  const short = `${address.slice(0, 4)}…${address.slice(-6)}`
  const form = page.getByRole("form", { name: "Sponsor" })
  await expect(form).toContainText(
    `Two signatures are needed: your account’s, and that of ${short}.`,
  )
  await expect(form).toContainText("0.5 XLM more stay in your account’s reserve")
  await expect(form).toContainText(`Start sponsoring ${short}`)
  await expectAccessible(page)

  await review.click()
  await page.getByRole("heading", { name: /^3 operations: Start sponsoring/ }).waitFor()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Copy the link" }).waitFor()
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeHidden()
  // The other signer adds a signature, and sends it.
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  const [xdr = ""] = /AAAA[\w+/]{300,}=*/.exec(kept) ?? []
  const signed = TransactionBuilder.fromXDR(xdr, Networks.TESTNET)
  expect(signed.signatures).toHaveLength(1)
  signed.sign(sponsored)
  const body = new URLSearchParams({ tx: signed.toXDR() })
  expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
  const account = await (await fetch(`${horizonUrl}/accounts/${address}`)).json()
  expect(account).toMatchObject({ num_sponsored: 1, data: { list: "Nw==" } })
})
