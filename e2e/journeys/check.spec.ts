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

const field = "Paste it here, or drop a file"
const signer = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 5))

test("reports an envelope's signers and network, without a wallet and offline", {
  tag: "@main",
}, async ({ page, context, openPage }) => {
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
  await page.getByRole("textbox", { name: field }).fill("AAAA")
  await check.click()
  await expect(page.getByRole("form").getByRole("alert")).toContainText(
    "This is valid base64, but not a transaction envelope.",
  )
  // The last part of the page that loads by itself.
  await page.getByRole("complementary", { name: "Simulated wallets" }).waitFor()
  await context.setOffline(true)
  await page.getByRole("textbox", { name: field }).fill(transaction.toXDR())
  await check.click()
  await expect(page.getByText("By an unknown key")).toBeVisible()
  await page.getByRole("textbox", { name: field }).fill(`${transaction.toXDR()} `)
  await page.getByText("Check it as something else").click()
  await page.getByLabel("Other possible signers (optional)").fill(signer.publicKey())
  await check.click()
  await expect(page.getByText("Valid for Public (sandbox)")).toBeVisible()
  await expect(page.getByText(/Send 3 XLM to/)).toBeVisible()
  await context.setOffline(false)
  await expectAccessible(page)
})

test("tells a valid message signature from an invalid one", async ({ page, openPage }) => {
  await openPage("#check")
  const form = page.getByRole("form", { name: "Check anything" })
  const text = form.getByLabel(field)
  await text.fill("Hello, World!")
  await expect(form).toContainText("Recognized: a text")
  await form
    .getByLabel("Signature")
    .fill(
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
    )
  await form.getByLabel("Address").fill(accounts.first.address)
  await form.getByRole("button", { name: "Check" }).click()
  const result = form.locator(".outcome[role=status]")
  await expect(result).toContainText("Valid")
  await text.fill("Hello, World")
  await form.getByRole("button", { name: "Check" }).click()
  await expect(result).toContainText("Not valid")
  await expectAccessible(page)
})

test("recognizes what is pasted, and checks it as something else if the user says so", async ({
  page,
  openPage,
}) => {
  await openPage("#check")
  const form = page.getByRole("form", { name: "Check anything" })
  const text = form.getByLabel(field)
  const check = form.getByRole("button", { name: "Check" })
  const result = form.locator(".outcome[role=status]")
  const signed = {
    message: "Hello, World!",
    signature:
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
    address: accounts.first.address,
  }
  await check.click()
  await expect(form.getByRole("alert")).toContainText("Paste what you want to check")
  await text.fill(JSON.stringify(signed))
  await expect(form).toContainText("Recognized: a signed message (SEP-53)")
  await expect(form.getByRole("textbox")).toHaveCount(1)
  await check.click()
  await expect(result).toContainText("In SEP-53 format.")
  await expectAccessible(page)

  // The JSON itself may be what was signed.
  await text.fill(JSON.stringify(signed, null, 1))
  await form.getByText("Check it as something else").click()
  await form.getByRole("radio", { name: "A proof" }).check()
  await check.click()
  await expect(form.getByRole("alert")).toContainText("This JSON isn’t a proof of a signature.")
  await form.getByRole("radio", { name: "A message" }).check()
  await check.click()
  await expect(result).toContainText("Valid")

  // The correction was for a message, so it doesn't count for an envelope.
  await form.getByRole("radio", { name: "An authorization" }).check()
  const unsigned = new TransactionBuilder(new Account(accounts.second.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
    .setTimeout(0)
    .build()
  await text.fill(unsigned.toXDR())
  await expect(form).toContainText("Recognized: a transaction envelope")
  await expect(form.getByRole("radio", { name: "A transaction" })).toBeChecked()
  await form.getByLabel("Choose a file").setInputFiles({
    name: "transaction.xdr",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(unsigned.toXDR(), "base64"),
  })
  await expect(text).toHaveValue(unsigned.toXDR())
  await check.click()
  await expect(result).toContainText("It has no signature")
})

test("reports the signer and network of an authorization", async ({ page, openPage }) => {
  await openPage("#check")
  const form = page.getByRole("form", { name: "Check anything" })
  await form
    .getByLabel(field)
    .fill(
      "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
    )
  await expect(form).toContainText("Recognized: the preimage of an authorization")
  await form
    .getByLabel("Signature")
    .fill(
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
    )
  await form.getByLabel("Address").fill(accounts.first.address)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.locator(".outcome[role=status]")).toContainText("For Testnet (sandbox).")
  await expectAccessible(page)
})
