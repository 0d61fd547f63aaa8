import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const signer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 5))

test("reports an envelope's signers and network, without a wallet and offline", async ({
  page,
  context,
  openPage,
}) => {
  const transaction = new TransactionBuilder(new Account(accounts.first.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.PUBLIC,
  })
    .addOperation(
      Operation.payment({
        destination: accounts.second.address,
        asset: Asset.native(),
        amount: "3",
      }),
    )
    .setTimeout(0)
    .build()
  transaction.sign(signer)

  await openPage()
  await page.getByRole("link", { name: "Check a signature without a wallet" }).click()
  const check = page.getByRole("button", { name: "Check", exact: true })
  await page.getByRole("textbox", { name: "Signed envelope" }).fill("AAAA")
  await check.click()
  await expect(page.getByRole("form").getByRole("alert")).toContainText(
    "This is valid base64, but not a transaction envelope.",
  )
  // The last part of the page that loads by itself.
  await page.getByRole("complementary", { name: "Sandbox" }).waitFor()
  await context.setOffline(true)
  await page.getByRole("textbox", { name: "Signed envelope" }).fill(transaction.toXDR())
  await check.click()
  await expect(page.getByText("By an unknown key")).toBeVisible()
  await page.getByLabel("Other possible signers (optional)").fill(signer.publicKey())
  await check.click()
  await expect(page.getByText("Valid for Public (sandbox)")).toBeVisible()
  await expect(page.getByText(/Send 3 XLM to/)).toBeVisible()
  await context.setOffline(false)
  await expectAccessible(page)
})

test("tells a valid message signature from an invalid one", async ({ page, openPage }) => {
  await openPage("#check")
  await page.getByRole("radio", { name: "A message" }).check()
  const form = page.getByRole("form", { name: "Check a message" })
  await form.getByLabel("Message").fill("Hello, World!")
  await form
    .getByLabel("Signature")
    .fill(
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
    )
  await form.getByLabel("Address").fill(accounts.first.address)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.getByRole("status")).toContainText("Valid")
  await form.getByLabel("Message").fill("Hello, World")
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.getByRole("status")).toContainText("Not valid")
  await expectAccessible(page)
})

test("reports the signer and network of an authorization", async ({ page, openPage }) => {
  await openPage("#check")
  await page.getByRole("radio", { name: "An authorization" }).check()
  const form = page.getByRole("form", { name: "Check an authorization" })
  await form
    .getByLabel("Preimage")
    .fill(
      "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
    )
  await form
    .getByLabel("Signature")
    .fill(
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
    )
  await form.getByLabel("Address").fill(accounts.first.address)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.getByRole("status")).toContainText("For Testnet (sandbox).")
})
