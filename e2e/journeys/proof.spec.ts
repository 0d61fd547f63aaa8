import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { signMessage } from "./steps.js"
import { accounts, expect, test } from "./test.js"

/** Opens the Check page, and then blocks the network. */
async function openOffline(page: Page, site: string): Promise<void> {
  const preview = page.waitForEvent("requestfinished", (request) =>
    /\/views-[\w-]+\.js$/.test(request.url()),
  )
  await page.goto(`${site}/#check`)
  // The last parts of the page that load by themselves.
  await page.getByRole("complementary", { name: "Simulated wallets" }).waitFor()
  await preview
  await page.context().setOffline(true)
}

test("a saved or shared proof is verified offline by someone else, and a changed one is not valid", {
  tag: "@main",
}, async ({ page, site, sandbox, browser, openPage, connect }) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await signMessage(page, "I own this address.")
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("button", { name: "Keep a proof" }).click()
  const downloaded = page.waitForEvent("download")
  await panel.getByRole("button", { name: "Save as a file" }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toBe("message-proof.json")
  const file = await readFile(await download.path(), "utf8")
  const link = await panel.getByLabel("Link to the proof", { exact: true }).inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  await openOffline(other, site)
  const form = other.getByRole("form", { name: "Check anything" })
  const proof = form.getByRole("textbox", { name: "Paste it here, or drop a file" })
  const opened = other.getByRole("article", { name: "Proof" })
  const choose = (text: string): Promise<void> =>
    form.getByLabel("Choose a file").setInputFiles({
      name: "message-proof.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })
  await choose(file)
  await expect(proof).toHaveValue(file)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(opened.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await expect(opened).toContainText(accounts.first.address)
  await expect(opened).toContainText("I own this address.")
  await opened.getByRole("button", { name: "Close the proof" }).click()

  await choose(file.replace("I own this", "I owe this"))
  await expect(proof).toHaveValue(/I owe this/)
  await form.getByRole("button", { name: "Check" }).click()
  await expect(opened.getByRole("heading", { name: "This signature is not valid" })).toBeVisible()
  await opened.getByRole("button", { name: "Close the proof" }).click()

  await choose(file.slice(0, -40))
  await form.getByRole("button", { name: "Check" }).click()
  await expect(form.getByRole("alert").last()).toContainText("part of it is missing")

  // A link that is opened while the page is offline: its content leaves the address, and reaches no server.
  await other.evaluate((hash) => {
    location.hash = hash
  }, new URL(link).hash)
  await expect(opened.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await expect(opened.getByRole("heading", { level: 2 })).toBeFocused()
  expect(new URL(other.url()).hash).toBe("#check")
  await other.evaluate((hash) => {
    location.hash = hash.slice(0, -9)
  }, new URL(link).hash)
  await expect(opened).toContainText("Can’t check this")
  await opened.getByRole("button", { name: "Check another" }).click()
  await expect(opened).toHaveCount(0)
  await context.setOffline(false)
  await expectAccessible(other)

  await other.goto(link)
  await expect(opened.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await context.close()
})

const [studio, stranger] = [7, 8].map((seed) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, seed)))

/** The link of a proof that a key signed a payment of the first key's account. */
function proofOf(signer: Keypair, network: string): string {
  const transaction = new TransactionBuilder(new Account(studio!.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: network,
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
  const proof = {
    format: "alidade-proof",
    version: 1,
    kind: "transaction",
    envelope: transaction.toXDR(),
    signer: signer.publicKey(),
    network,
  }
  return `#proof=${Buffer.from(JSON.stringify(proof)).toString("base64url")}`
}

test("a proof's page says who signed what, and whether it was sent only once the network was asked", async ({
  page,
  openPage,
}) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (/\/(transactions|accounts)\//.test(request.url())) asked.push(request.url())
  })
  await openPage(proofOf(studio!, Networks.TESTNET))
  const proof = page.getByRole("article", { name: "Proof" })
  await expect(proof.getByRole("heading", { name: "This signature is valid" })).toBeFocused()
  await expect(proof).toContainText("Send 3 XLM to GBO3…GALCX4")
  await expect(proof).toContainText(studio!.publicKey())
  await expect(proof).toContainText(accounts.second.address)
  await expect(proof).toContainText("Not asked")
  await expect(
    proof.getByRole("img", { name: "QR code with the link of this proof" }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  await proof.getByRole("button", { name: "Ask Testnet (sandbox) whether it was sent" }).click()
  await expect(proof).toContainText("Not in any ledger")
  await expect(proof).toContainText(/Testnet \(sandbox\)’s answer at/)
  expect(asked).toHaveLength(1)
  await expect(proof.getByRole("button", { name: "Copy the link" })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(proof.getByRole("button", { name: "Print" })).toBeHidden()
  await expect(proof.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
  await page.emulateMedia({ media: "screen" })
  await expectAccessible(page)
})

test("a proof by another key or for an unknown network is no good news", async ({
  page,
  openPage,
}) => {
  await openPage(proofOf(stranger!, Networks.TESTNET))
  const proof = page.getByRole("article", { name: "Proof" })
  await expect(proof.getByRole("heading", { name: /^Signed, but not by / })).toBeVisible()
  await expect(proof.locator("[data-tone=done]")).toHaveCount(0)
  await expectAccessible(page)
  await proof.getByRole("button", { name: "Ask Testnet (sandbox) who may sign" }).click()
  await expect(proof).toContainText("The account doesn’t list this key")
  await expect(proof.locator("[data-tone=done]")).toHaveCount(0)

  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    proofOf(studio!, "Harbour Network"),
  )
  await expect(proof.getByRole("heading", { name: "Signed for an unknown network" })).toBeVisible()
  await expect(proof).toContainText("The maker calls it Harbour Network")
  await expect(proof.locator("[data-tone=done]")).toHaveCount(0)
  await expect(proof.getByRole("button", { name: /^Ask / })).toHaveCount(0)
  await expectAccessible(page)
})
