import { expect, test } from "@alidade/sandbox/playwright"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"

test("connects Freighter, and signs a payment", async ({ page, account, wallets }) => {
  await wallets.freighter.switchNetwork("testnet")
  const payment = new TransactionBuilder(new Account(account.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({ destination: account.address, asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(60)
    .build()

  await page.goto("/")
  await wallets.freighter.approveNext()
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()

  await wallets.freighter.approveNext()
  await page.getByLabel("Transaction").fill(payment.toXdr())
  await page.getByRole("button", { name: "Sign", exact: true }).click()
  const output = page.locator("output")
  await expect(output).not.toBeEmpty()
  const signed = TransactionBuilder.fromXdr(await output.textContent(), Networks.TESTNET)
  expect(signed.hash()).toEqual(payment.hash())
  const [{ signature }] = signed.signatures
  expect(Keypair.fromPublicKey(account.address).verify(payment.hash(), signature)).toBe(true)
})
