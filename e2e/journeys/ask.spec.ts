import {
  Asset,
  Horizon,
  Keypair,
  Memo,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { chooseMemo, chooseNew, horizonHost } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first } = accounts

/** Somebody else pays the first account. */
async function payFirst(site: string, amount: string, memo: Memo): Promise<void> {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const server = new Horizon.Server(networks[0].horizonUrl, { allowHttp: true })
  const payer = Keypair.random()
  await fetch(`${networks[0].horizonUrl}/friendbot?addr=${payer.publicKey()}`)
  const options = { fee: "100", networkPassphrase: Networks.TESTNET, memo }
  const transaction = new TransactionBuilder(await server.loadAccount(payer.publicKey()), options)
    .addOperation(Operation.payment({ destination: first.address, asset: Asset.native(), amount }))
    .setTimeout(60)
    .build()
  transaction.sign(payer)
  await server.submitTransaction(transaction)
}

test("asks for money by a link and a code, which fill in the payer's form", async ({
  page,
  openPage,
  connect,
  site,
}) => {
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Account details" }).click()
  await page.getByRole("link", { name: "Ask for money" }).click()
  const form = page.getByRole("form", { name: "Ask for money" })
  await form.getByLabel("Amount").fill("0")
  await form.getByRole("button", { name: "Make the link" }).click()
  await expect(form.getByLabel("Amount")).toBeFocused()
  await form.getByLabel("Amount").fill("12.5")
  await chooseMemo(page, "id")
  await form.getByLabel("Memo content").fill("204")
  await form.getByLabel("Words for the payer").fill("Two posters & a frame")
  await expectAccessible(page)
  await form.getByRole("button", { name: "Make the link" }).click()
  await expect(page.getByRole("heading", { name: "Ask for 12.5 XLM" })).toBeFocused()
  await expect(page.getByRole("img", { name: "QR code of Payment link" })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = await page.getByRole("textbox", { name: "Payment link" }).inputValue()
  expect(link).toMatch(new RegExp(`^web\\+stellar:pay\\?destination=${first.address}&amount=12.5&`))

  // Only a payment with the requested memo is the requested one.
  const status = page.getByRole("region", { name: "Ask for money" }).getByRole("status")
  await expect(status.filter({ hasText: "It hasn’t come yet." })).toBeVisible()
  await page.waitForResponse(/\/operations\?/)
  await payFirst(site, "12.5", Memo.none())
  await payFirst(site, "12.5", Memo.id("204"))
  // What was read just now is not read again at once.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")))
    await expect(status.filter({ hasText: /^Received 12\.5 XLM from G/ })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()

  // Edit keeps what was typed.
  await page.getByRole("button", { name: "Edit" }).click()
  await expect(form.getByLabel("Memo content")).toHaveValue("204")
  await page.evaluate((text) => {
    location.hash = `link=${encodeURIComponent(text)}`
  }, link)
  await expect(page.getByLabel("Destination")).toHaveValue(first.address)
  await expect(page.getByLabel("Amount")).toHaveValue("12.5")
  await expect(page.getByLabel("Memo content")).toHaveValue("204")
  await expect(page.getByRole("region", { name: "Link details" })).toContainText(
    "“Two posters & a frame”",
  )
})

test("takes a website's signature of the link, and verifies it as payers will [UR2]", async ({
  page,
  openPage,
  connect,
}) => {
  // A PUBLIC TEST KEY.
  const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
  await page.route("**/.well-known/stellar.toml", (route) =>
    route.fulfill({
      body: `URI_REQUEST_SIGNING_KEY = "${key.publicKey()}"`,
      headers: { "access-control-allow-origin": "*" },
    }),
  )
  await openPage()
  await connect()
  const domain = await horizonHost(page)
  await chooseNew(page, "Ask for money")
  const form = page.getByRole("form", { name: "Ask for money" })
  await form.getByLabel("Your website").fill("not a website")
  await form.getByRole("button", { name: "Make the link" }).click()
  await expect(form.getByLabel("Your website")).toHaveAccessibleDescription(/such as example\.org/)
  await form.getByLabel("Your website").fill(domain)
  await form.getByRole("button", { name: "Make the link" }).click()
  await expect(page.getByRole("heading", { name: "Ask for any amount" })).toBeFocused()
  await expect(form).toContainText("Wallets can’t sign links.")
  const bytes = await form.getByRole("textbox", { name: "Bytes to sign" }).inputValue()
  const signature = form.getByRole("textbox", { name: "Signature" })
  await signature.fill(Buffer.alloc(64, 1).toString("base64"))
  await form.getByRole("button", { name: "Check the signature" }).click()
  await expect(signature).toHaveAccessibleDescription(/signature is wrong/)
  await expectAccessible(page)
  await signature.fill(Buffer.from(key.sign(Buffer.from(bytes, "base64"))).toString("base64"))
  await form.getByRole("button", { name: "Check the signature" }).click()
  const made = page.getByRole("region", { name: "Ask for money" })
  await expect(made).toContainText(`Signed by ${domain}`)
  await expect(made.getByRole("textbox", { name: "Payment link" })).toHaveValue(/&signature=/)
})
