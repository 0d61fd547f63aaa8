import { createHash } from "node:crypto"
import { driveWindow, expect, test } from "@alidade/sandbox/playwright"
import { Keypair, Networks } from "@stellar/stellar-sdk"
import { press, resultOf } from "./press.js"
import { expectSignedPayment } from "./verify.js"

test.beforeEach(async ({ account, page, wallets }) => {
  await wallets.albedo.approveNext()
  await page.goto("/")
  await page.getByRole("button", { name: "Connect" }).click()
  await expect(page.getByLabel("Account")).toHaveText(account.address)
})

test("signs a transaction after its user has approved it in the window", async ({
  account,
  page,
}) => {
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Sign transaction" }).click()
  const popup = await opened
  await expect(popup).toHaveURL("https://albedo.link/confirm")
  await driveWindow(popup).approve()
  const { signedTxXdr } = await resultOf(page)
  expectSignedPayment(signedTxXdr!, account.address, Networks.TESTNET)
})

test("pays, and Testnet accepts it", async ({ page, wallets }) => {
  await wallets.albedo.approveNext()
  const { hash } = await press(page, "Pay")
  const isPaid = await page.evaluate(async (hash) => {
    const url = `https://horizon-testnet.stellar.org/transactions/${hash}`
    return (await (await fetch(url)).json()).successful
  }, hash)
  expect(isPaid).toBe(true)
})

test("signs a message in Albedo's own format", async ({ account, page, wallets }) => {
  await wallets.albedo.approveNext()
  const { signed_message, message_signature } = await press(page, "Sign message")
  expect(signed_message).toBe(`${account.address}:Hello, Stellar`)
  const digest = createHash("sha256").update(signed_message!).digest()
  const signature = Buffer.from(message_signature!, "hex")
  expect(Keypair.fromPublicKey(account.address).verify(digest, signature)).toBe(true)
})

test("shows that the user declined", async ({ page, wallets }) => {
  await wallets.albedo.rejectNext()
  expect(await press(page, "Sign message")).toMatchObject({ code: -4 })
})
