import { expect, test } from "@alidade/sandbox/playwright"
import { Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { Server } from "@stellar/stellar-sdk/rpc"

test("connects Freighter, and pays", async ({ page, account, sandbox, wallets }) => {
  await wallets.freighter.switchNetwork("testnet")
  const networkPassphrase = Networks.TESTNET
  const network = sandbox.config.networks.find((one) => one.passphrase === networkPassphrase)
  const server = new Server(network.rpcUrl, { allowHttp: true })
  const payment = new TransactionBuilder(await server.getAccount(account.address), {
    fee: "100",
    networkPassphrase,
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
  await expect(page.getByText("Balance in stroops: 100000000000")).toBeVisible()

  await wallets.freighter.approveNext()
  await page.getByLabel("Transaction").fill(payment.toXdr())
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.getByText(/In ledger \d+: success/)).toBeVisible()
})
