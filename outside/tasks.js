import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { Server } from "@stellar/stellar-sdk/rpc"
import { horizon, rpc } from "./serve.js"
import { address, expectQuiet } from "./visit.js"

/**
 * Builds an app for the sandbox's Testnet, funds the wallets' account, and opens it under a policy that lets it reach that
 * network and its server for sign-ins.
 * @param {import("./case.js").Context} context
 */
export async function openWithNetwork({ folder, testnet, run, serve, open }) {
  const { signIn, friendbotUrl } = await testnet()
  writeFileSync(join(folder, ".env"), `VITE_SIGN_IN='${JSON.stringify(signIn)}'\n`)
  await run("vite", "build")
  await fetch(`${friendbotUrl}?addr=${address}`)
  const servers = `'self' ${horizon} ${rpc} ${new URL(signIn.endpoint).origin}`
  const policy = `default-src 'self'; img-src 'self'; connect-src ${servers}; object-src 'none'; base-uri 'none'`
  return open(await serve("dist", { policy }))
}

/**
 * Reads the balance, pays one XLM, and signs in, in an app that does this by the kit.
 * @param {import("./browser.js").Visit} visit
 * @param {import("./case.js").Context} context
 */
export async function readPayAndSignIn(visit, { testnet }) {
  const { page } = visit
  const { rpcUrl } = await testnet()
  await page.getByText(/Balance in stroops: \d{11,}/).waitFor()
  const server = new Server(rpcUrl, { allowHttp: true })
  const payment = new TransactionBuilder(await server.getAccount(address), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
    .setTimeout(60)
    .build()
  await sandboxOf(page).freighter.answer("approve")
  await page.getByLabel("Transaction").fill(payment.toXdr())
  await page.getByRole("button", { name: "Pay" }).click()
  await page.getByText(/In ledger \d+: success/).waitFor()
  await sandboxOf(page).freighter.answer("approve")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByText("You are signed in.").waitFor()
  expectQuiet(visit)
}
