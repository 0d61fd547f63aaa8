import type { Page } from "@playwright/test"
import {
  Account,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { reviewPayment, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const field = "Paste it here, or drop a file"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const expert = "https://stellar.expert/explorer/testnet"

/** The Horizon of the sandbox's Testnet. */
async function horizonOf(page: Page): Promise<string> {
  const { networks } = await (
    await page.request.get(new URL("/sandbox.json", page.url()).href)
  ).json()
  return networks.find((network: { passphrase: string }) => network.passphrase === Networks.TESTNET)
    .horizonUrl
}

/** Check's form, with a text in its field. */
async function paste(page: Page, text: string) {
  const form = page.getByRole("form", { name: "Check anything" })
  await form.getByLabel(field).fill(text)
  return form
}

test("looks up a hash and an explorer's address on request, and keeps a proof of what it finds", async ({
  page,
  sandbox,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await reviewPayment(page, "3")
  await signAndSend(page)
  await expect(page.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
  const horizonUrl = await horizonOf(page)
  const list = await page.request.get(
    `${horizonUrl}/accounts/${accounts.first.address}/transactions?order=desc&limit=1`,
  )
  const [{ hash }] = (await list.json())._embedded.records

  await page.getByRole("link", { name: "Check", exact: true }).click()
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  const form = await paste(page, hash)
  await expect(form).toContainText("Recognized: the hash of a transaction")
  const act = form.getByRole("button", { name: "Look it up on Testnet (sandbox)" })
  await expect(act).toBeVisible()
  expect(asked.filter((url) => url.includes("/transactions/"))).toEqual([])
  await act.click()
  const result = form.locator(".outcome[role=status]")
  await expect(
    result.getByRole("heading", { name: /^Created the account .* with 3 XLM$/ }),
  ).toBeVisible()
  await expect(result).toContainText("Confirmed in ledger")
  await expect(result).toContainText("Valid for Testnet (sandbox)")
  await expectAccessible(page)

  await paste(page, `${expert}/tx/${hash}`)
  await expect(form).toContainText("in an explorer’s address")
  await act.click()
  await expect(
    result.getByRole("heading", { name: /^Created the account .* with 3 XLM$/ }),
  ).toBeVisible()
  expect(asked.filter((url) => url.includes("stellar.expert"))).toEqual([])
  await form.getByRole("button", { name: "Keep a proof" }).click()
  await expect(page.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await page.getByRole("button", { name: "Close the proof" }).click()
  await paste(page, "0".repeat(64))
  await act.click()
  await expect(result).toContainText("Testnet (sandbox) has no such transaction")
})

test("shows what is known of an account and a contract, asks about them on request, and offers to pay", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Check", exact: true }).click()
  const form = await paste(page, accounts.second.address)
  await expect(form).toContainText("Recognized: an account")
  await expect(form).toContainText("first time")
  await form.getByRole("button", { name: "Look it up on Testnet (sandbox)" }).click()
  const result = form.locator(".outcome[role=status]")
  await expect(result).toContainText(/This account exists|has no such account/)
  await expectAccessible(page)

  await paste(page, `${expert}/contract/${contract}`)
  await expect(form).toContainText("Recognized: a contract on Testnet (sandbox)")
  await form.getByRole("button", { name: "Look it up on Testnet (sandbox)" }).click()
  await expect(result).toContainText("This contract exists on Testnet (sandbox)")
  await expect(result).toContainText("transfer")
  await form.getByRole("button", { name: "Call it" }).click()
  await expect(page).toHaveURL(new RegExp(`#contract/${contract}$`))
  await expect(page.getByRole("form", { name: "allowance" })).toBeVisible()
  await page.getByRole("link", { name: "Check", exact: true }).click()

  await paste(page, accounts.second.address)
  await form.getByRole("button", { name: "Pay", exact: true }).click()
  await expect(page.getByLabel("Destination")).toHaveValue(accounts.second.address)
})

test("shows XDR of any type and what a payment link asks for, without asking anybody", async ({
  page,
  openPage,
}) => {
  await openPage("#check")
  const form = await paste(page, nativeToScVal(5n, { type: "i128" }).toXdr("base64"))
  await expect(form).toContainText("Recognized: XDR of another kind")
  await expect(form.getByRole("textbox", { name: "Decoded" })).toHaveValue(/"i128": "5"/)
  await expectAccessible(page)

  await paste(
    page,
    `web+stellar:pay?destination=${accounts.second.address}&amount=3&msg=For+lunch&network_passphrase=${encodeURIComponent(Networks.TESTNET)}`,
  )
  await expect(form).toContainText("Recognized: a payment link")
  await expect(form).toContainText("It asks for 3 XLM")
  await expect(form.locator("q")).toHaveText("For lunch")
  await expectAccessible(page)
  await form.getByRole("button", { name: "Open", exact: true }).click()
  await expect(page).toHaveURL(/#transaction$/)
})

test("asks the network for the signers of an envelope that an unknown key signed, without a wallet", async ({
  page,
  openPage,
}) => {
  const [owner, cosigner] = [6, 5].map((seed) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, seed)))
  if (!owner || !cosigner) throw new Error("There are two keys.")
  await openPage("#check")
  const horizonUrl = await horizonOf(page)
  const address = owner.publicKey()
  await page.request.get(`${horizonUrl}/friendbot?addr=${address}`)
  const build = async (options: Parameters<typeof Operation.setOptions>[0]) => {
    const { sequence } = await (await page.request.get(`${horizonUrl}/accounts/${address}`)).json()
    return new TransactionBuilder(new Account(address, sequence), {
      fee: "100",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(Operation.setOptions(options))
      .setTimeout(0)
      .build()
  }
  const added = await build({ signer: { ed25519PublicKey: cosigner.publicKey(), weight: 1 } })
  added.sign(owner)
  const sent = await page.request.post(`${horizonUrl}/transactions`, {
    form: { tx: added.toXDR() },
  })
  expect(sent.ok()).toBe(true)
  const transaction = await build({ homeDomain: "example.com" })
  transaction.sign(cosigner)

  const form = await paste(page, transaction.toXDR())
  await form.getByRole("button", { name: "Check", exact: true }).click()
  const result = form.locator(".outcome[role=status]")
  await expect(result).toContainText("By an unknown key")
  await form
    .getByRole("button", { name: "Ask Testnet (sandbox) for this account’s signers" })
    .click()
  await expect(result).toContainText("Enough signatures: weight 1 of 1")
  await expect(result).toContainText("Signed, weight 1")
  await expectAccessible(page)
})
