import { expect, test } from "@alidade/sandbox/playwright"
import { press } from "./press.js"
import { expectSignedEntry, expectSignedMessage } from "./verify.js"

test.beforeEach(async ({ account, page, wallets }) => {
  await wallets.freighter.approveNext()
  await page.goto("/")
  await page.getByRole("button", { name: "Connect" }).click()
  await expect(page.getByLabel("Account")).toHaveText(`${account.address} TESTNET`)
})

test("signs a payment that Testnet accepts", async ({ page, wallets }) => {
  await wallets.freighter.approveNext()
  const { hash } = await press(page, "Sign transaction")
  const isPaid = await page.evaluate(async (hash) => {
    const url = `https://horizon-testnet.stellar.org/transactions/${hash}`
    return (await (await fetch(url)).json()).successful
  }, hash)
  expect(isPaid).toBe(true)
})

test("signs an authorization entry and a message", async ({ account, page, wallets }) => {
  await wallets.freighter.approveNext()
  expectSignedEntry((await press(page, "Sign entry")).signedAuthEntry!, account.address)
  await wallets.freighter.approveNext()
  expectSignedMessage((await press(page, "Sign message")).signedMessage!, account.address)
})

test("shows that the user declined", async ({ page, wallets }) => {
  await wallets.freighter.rejectNext()
  expect(await press(page, "Sign message")).toMatchObject({ code: -4 })
})

test("follows the wallet's network and its lock", async ({ account, page, wallets }) => {
  await wallets.freighter.switchNetwork("public")
  await expect(page.getByLabel("Account")).toHaveText("PUBLIC")
  await wallets.freighter.switchNetwork("testnet")
  await expect(page.getByLabel("Account")).toHaveText(`${account.address} TESTNET`)
  await wallets.freighter.lock()
  await expect(page.getByLabel("Account")).toHaveText("TESTNET")
})
