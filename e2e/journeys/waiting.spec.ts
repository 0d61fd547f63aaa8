import { type SandboxDriver, sandboxOf } from "@alidade/sandbox/playwright"
import type { Locator, Page } from "@playwright/test"
import {
  Account,
  Keypair,
  Networks,
  Operation,
  type Transaction,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { makeSharedAccount } from "./shared-account.js"
import { chooseMore, reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

async function connectWith(
  page: Page,
  wallet: SandboxDriver["freighter"],
  name: string,
): Promise<void> {
  await wallet.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).first().click()
  await page.getByRole("dialog").getByRole("button", { name }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
}

async function horizonOf(site: string): Promise<string> {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  return networks[0].horizonUrl
}

/** A payment of the shared account to the first one, as base64 XDR. */
function payment(source: Account, seconds = 3_600): string {
  return new TransactionBuilder(source, { fee: "100", networkPassphrase: Networks.TESTNET })
    .addOperation(Operation.createAccount({ destination: first.address, startingBalance: "250" }))
    .setTimeout(seconds)
    .build()
    .toXDR()
}

/** The part of the place for waiting transactions with this heading. */
const group = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true })

/** Signs the unsigned transaction in Freighter, and returns the link for the next signer. */
async function signFirst(page: Page, unsigned: string, note = ""): Promise<string> {
  await reviewEnvelope(page, unsigned)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(page.getByRole("region", { name: "Signatures" })).toContainText("1 of 2")
  // Until the dialog is closed, the page behind it takes no input.
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.getByRole("textbox", { name: "Note for the next signer" }).fill(note)
  await expect(page.getByRole("button", { name: "Copy the link", exact: true })).toBeVisible()
  await chooseMore(page, "Share for another signature")
  const link = page.getByLabel("Link to share", { exact: true })
  await expect(link).toHaveValue(note === "" ? /#link=/ : /msg%3D/)
  return link.inputValue()
}

test("two co-signers: the second signs and sends, and the first sees it without a reload", async ({
  page,
  site,
  sandbox,
  browser,
  openPage,
}) => {
  await page.clock.install()
  const unsigned = payment(await makeSharedAccount(await horizonOf(site)))
  await openPage()
  await connectWith(page, sandbox.freighter, "Freighter")
  const note = "Paper for December, ordered on Monday"
  const link = await signFirst(page, unsigned, note)

  const beside = page.getByRole("region", { name: /^Waiting/ })
  await expect(beside).toContainText("Create the account")
  await beside.getByRole("link", { name: "All" }).click()
  await expect(page.getByRole("heading", { name: "Waiting for signatures" })).toBeFocused()
  const waits = group(page, "For others").getByRole("listitem")
  await expect(waits).toContainText("1 of 2")
  await expect(waits).toContainText("Signed: you")
  await expect(waits).toContainText(`Not yet: ${second.short}`)
  await expect(waits).toContainText(/\d+ min left/)
  await expect(waits.getByRole("button", { name: /^Copy the link/ })).toBeVisible()
  await expect(waits.getByRole("button", { name: /^Send/ })).toHaveCount(0)
  await expectAccessible(page)

  const context = await browser.newContext()
  const other = await context.newPage()
  const sent: string[] = []
  other.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`))
  await other.goto(link)
  await expect(other.getByRole("region", { name: "Link details" })).toContainText(`“${note}”`)
  const wallet = sandboxOf(other).rabet
  await wallet.set({ account: second.address })
  await connectWith(other, wallet, "Rabet")
  // It is for them, also when they come back to it later.
  await other.goto(`${link.split("#")[0]}#waiting`)
  const theirs = group(other, "For you").getByRole("listitem")
  await expect(theirs).toContainText(`Signed: ${first.short}`)
  await expect(theirs).toContainText("Not yet: you")
  await theirs.getByRole("button", { name: /^Review/ }).click()
  await expect(other.getByRole("region", { name: "Link details" })).toContainText(`“${note}”`)
  await other.getByRole("button", { name: "Sign in Rabet" }).click()
  await other.getByRole("button", { name: "Send", exact: true }).click()
  await expect(other.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
  await other.goto(`${link.split("#")[0]}#waiting`)
  await expect(group(other, "Done").getByRole("listitem")).toContainText(
    /Sent from here, in ledger \d+/,
  )
  expect(sent.filter((text) => text.includes("December"))).toEqual([])
  await context.close()

  await page.clock.fastForward(30_000)
  const done = group(page, "Done").getByRole("listitem")
  await expect(done).toContainText(/Sent by somebody else, in ledger \d+/)
  await expect(done).toContainText("Created the account")
  await expect(waits).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(done).toContainText(/Sent by somebody else, in ledger \d+/)
  await done.getByRole("button", { name: /^Discard/ }).click()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Waiting for signatures" })).toBeFocused()
})

test("an opened transaction of others waits for them, and says if another one came first", async ({
  page,
  site,
  sandbox,
  openPage,
}) => {
  const horizonUrl = await horizonOf(site)
  const [owner, partner] = [Keypair.random(), Keypair.random()]
  const submit = async (transaction: Transaction): Promise<void> => {
    const body = new URLSearchParams({ tx: transaction.toXDR() })
    expect((await fetch(`${horizonUrl}/transactions`, { method: "POST", body })).ok).toBe(true)
  }
  const build = (sequence: string, ...operations: xdr.Operation[]): Transaction => {
    const options = { fee: "300", networkPassphrase: Networks.TESTNET }
    const builder = new TransactionBuilder(new Account(owner.publicKey(), sequence), options)
    for (const operation of operations) builder.addOperation(operation)
    const transaction = builder.setTimeout(3_600).build()
    transaction.sign(owner)
    return transaction
  }
  const readSequence = async (): Promise<string> =>
    (await (await fetch(`${horizonUrl}/accounts/${owner.publicKey()}`)).json()).sequence
  await fetch(`${horizonUrl}/friendbot?addr=${owner.publicKey()}`)
  const signer = { ed25519PublicKey: partner.publicKey(), weight: 1 }
  const thresholds = { lowThreshold: 2, medThreshold: 2, highThreshold: 2 }
  await submit(build(await readSequence(), Operation.setOptions({ signer, ...thresholds })))
  const sequence = await readSequence()
  const pay = (startingBalance: string): Transaction =>
    build(sequence, Operation.createAccount({ destination: first.address, startingBalance }))

  await openPage()
  await connectWith(page, sandbox.freighter, "Freighter")
  await reviewEnvelope(page, pay("250").toXDR())
  await expect(page.getByRole("region", { name: "Signatures" })).toContainText("1 of 2")
  await page.goto(`${page.url().split("#")[0]}#waiting`)
  const waits = group(page, "For others").getByRole("listitem")
  await expect(waits).toContainText(`Not yet: ${partner.publicKey().slice(0, 4)}…`)

  const other = pay("251")
  other.sign(partner)
  await submit(other)
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  const done = group(page, "Done").getByRole("listitem")
  await expect(done).toContainText("Another transaction came first")
})
