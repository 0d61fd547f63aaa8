import type { Page } from "@playwright/test"
import {
  Account,
  Address,
  Asset,
  Contract,
  Networks,
  nativeToScVal,
  rpc,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "../sandbox/transactions.js"

/** Runs the READMEs' quick starts, which are the files of this folder (see `readme.test.ts`). */

test.beforeEach(async ({ openHarness, sandbox }) => {
  await openHarness()
  await sandbox.freighter.set({ network: "testnet", answer: "approve" })
})

test("the quick start of core connects and signs a transaction", async ({ page }) => {
  const xdr = payment()
  const signed = await page.evaluate(
    async (xdr) => (await window.harness.coreQuickStart()).sign(xdr),
    xdr,
  )
  expect(isSigned(signed, xdr, Networks.TESTNET)).toBe(true)
})

test("the quick start of wallets connects the first available wallet", async ({ page }) => {
  const address = await page.evaluate(async () =>
    (await window.harness.walletsQuickStart()).connect(),
  )
  expect(address).toBe(first)
})

test("the quick start of react connects in the picker and signs a message", async ({ page }) => {
  await page.evaluate(async () => {
    const { App } = await window.harness.reactQuickStart()
    await window.harness.show(App, {
      onSigned: ({ signedMessage }) => document.body.setAttribute("data-signed", signedMessage),
    })
  })
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: "Sign" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-signed")
  const signature = await page.locator("body").getAttribute("data-signed")
  expect(isMessageSigned(signature, "Hello, World!")).toBe(true)
})

test("the quick start of an own button connects, names the account, and opens its menu", async ({
  page,
}) => {
  await page.evaluate(async (address) => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    const { App } = await window.harness.buttonQuickStart()
    const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
    await window.harness.show(App, { kit, names: { [address]: "Savings" } })
  }, first)
  await page.getByRole("button", { name: "Log in" }).click()
  await page.getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: "Savings" }).click()
  await expect(page.getByRole("region", { name: "Account" })).toContainText(first)
})

test("the quick start of an account shows what can be sent, and offers to accept an asset", async ({
  page,
}) => {
  await page.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    const { App } = await window.harness.accountQuickStart()
    const { createNetwork } = await window.harness.network()
    const network = createNetwork({ passphrase: networks.Testnet, url: "http://network.example" })
    const { fetch } = window
    window.fetch = (request, init) =>
      String(request).startsWith(network.horizonUrl)
        ? network.fetch(String(request), init)
        : fetch(request, init)
    const kit = createKit({
      network: networks.Testnet,
      networks: [{ name: "Testnet", passphrase: networks.Testnet, horizonUrl: network.horizonUrl }],
      wallets: [freighter()],
    })
    await kit.connect("freighter")
    const asset = `USD:${network.keypair("issuer").publicKey()}`
    await window.harness.show(App, { kit, asset })
  })
  await page.getByRole("button", { name: "Get XLM for tests" }).click()
  await expect(page.getByRole("listitem")).toHaveText("10000 XLM (9999 can be sent)")
  await expect(page.getByRole("button", { name: "Accept USD" })).toBeEnabled()
})

/** Shows the quick start of sending, with a payment whose fee is the base fee, on a network with a rate of its own. */
async function showPayment(page: Page, rate: number): Promise<void> {
  await page.evaluate(
    async ({ payer, rate }) => {
      const { createKit, networks } = await window.harness.core()
      const { freighter } = await window.harness.freighter()
      const { App } = await window.harness.payQuickStart()
      const { createNetwork } = await window.harness.network()
      const stellar = await window.harness.stellar()
      const { Account, Asset, BASE_FEE, Operation, TransactionBuilder } = stellar
      const network = createNetwork({ passphrase: networks.Testnet, url: "http://network.example" })
      const { fetch } = window
      window.fetch = (request, init) =>
        String(request).startsWith(network.horizonUrl)
          ? network.fetch(String(request), init)
          : fetch(request, init)
      const payee = network.keypair("payee")
      network.fund(payee)
      network.fund(payer)
      network.surge(BigInt(rate))
      const answer = await network.fetch(`${network.horizonUrl}/accounts/${payer}`)
      const { sequence } = (await answer.json()) as { sequence: string }
      const xdr = new TransactionBuilder(new Account(payer, sequence), {
        fee: BASE_FEE,
        networkPassphrase: networks.Testnet,
      })
        .addOperation(
          Operation.payment({
            destination: payee.publicKey(),
            asset: Asset.native(),
            amount: "5",
          }),
        )
        .setTimeout(0)
        .build()
        .toXdr()
      const kit = createKit({
        network: networks.Testnet,
        networks: [
          { name: "Testnet", passphrase: networks.Testnet, horizonUrl: network.horizonUrl },
        ],
        wallets: [freighter()],
      })
      await kit.connect("freighter")
      await window.harness.show(App, { kit, xdr })
    },
    { payer: first, rate },
  )
}

test("the quick start of the inspector shows the kit's state, until it is removed", async ({
  page,
}) => {
  await page.evaluate(async () => {
    const { openInspector } = await window.harness.inspectorQuickStart()
    const remove = await openInspector(document.body)
    document.body.addEventListener("click", remove)
  })
  const panel = page.getByRole("region", { name: "Inspector" })
  await expect(panel.getByRole("listitem").first()).toContainText("disconnected")
  await page.evaluate(() => document.body.click())
  await expect(panel).toHaveCount(0)
})

test("the quick start of sending pays with the wallet's signature, and names the ledger", async ({
  page,
}) => {
  await showPayment(page, 100)
  await page.getByRole("button", { name: "Pay", exact: true }).click()
  await expect(page.getByRole("status")).toHaveText(/^Paid in ledger \d+$/)
})

test("the quick start of sending offers a higher fee for a payment that was refused for its fee", async ({
  page,
}) => {
  await showPayment(page, 3000)
  await page.getByRole("button", { name: "Pay", exact: true }).click()
  await page.getByRole("button", { name: "Offer a fee of 6000 stroops" }).click()
  await expect(page.getByRole("status")).toHaveText(/^Paid in ledger \d+$/)
})

test("the quick start of contracts shows the fee, calls with the wallet's signature, and reads again", async ({
  page,
}) => {
  await page.evaluate(async (payer) => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    const { App } = await window.harness.contractQuickStart()
    const { createNetwork } = await window.harness.network()
    const { Asset } = await window.harness.stellar()
    const network = createNetwork({ passphrase: networks.Testnet, url: "http://network.example" })
    const { fetch } = window
    window.fetch = (request, init) =>
      String(request).startsWith(network.horizonUrl)
        ? network.fetch(String(request), init)
        : fetch(request, init)
    const to = network.keypair("payee")
    network.fund(to)
    network.fund(payer)
    const { passphrase, rpcUrl } = network
    const kit = createKit({
      network: passphrase,
      networks: [{ name: "Testnet", passphrase, rpcUrl }],
      wallets: [freighter()],
    })
    await kit.connect("freighter")
    const token = Asset.native().contractId(passphrase)
    await window.harness.show(App, { kit, token, to: to.publicKey() })
  }, first)
  await expect(page.getByText("100000000000 stroops so far")).toBeVisible()
  await page.getByRole("button", { name: "Donate" }).click()
  await page.getByRole("button", { name: /^Sign, for \d+ stroops$/ }).click()
  await expect(page.getByRole("status")).toHaveText("Thank you")
  await expect(page.getByText("100050000000 stroops so far")).toBeVisible()
})

test("the quick start of relaying: Freighter signs the entry only, and a relayer pays the fee", async ({
  page,
  server,
}) => {
  const { passphrase, rpcUrl, relayerUrl, friendbotUrl } = server.config.networks[0]!
  const network = new rpc.Server(rpcUrl, { allowHttp: true })
  for (const address of [first, second]) await network.fundAddress(address, friendbotUrl)
  const call = new Contract(Asset.native().contractId(passphrase)).call(
    "transfer",
    ...[first, second].map((address) => Address.fromString(address).toScVal()),
    nativeToScVal(7n, { type: "i128" }),
  )
  const transaction = new TransactionBuilder(new Account(second, "0"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(call)
    .setTimeout(0)
    .build()
  const simulated = await network.simulateTransaction(transaction)
  if (!rpc.Api.isSimulationSuccess(simulated)) throw new Error(simulated.error)
  const { invokeHostFunctionOp } = call.body as xdr.OperationBodyInvokeHostFunction
  const ledger = await page.evaluate(
    async ({ func, entry, lastLedger, rpcUrl, relayerUrl }) => {
      const { createKit, networks } = await window.harness.core()
      const { freighter } = await window.harness.freighter()
      const { callForFree } = await window.harness.relayQuickStart()
      const { fetch } = window
      window.fetch = (request, init) => fetch(request === "/relay" ? relayerUrl : rpcUrl, init)
      const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
      await kit.connect("freighter")
      return callForFree(kit, func, entry, lastLedger)
    },
    {
      func: invokeHostFunctionOp.hostFunction.toXdr("base64"),
      entry: simulated.result!.auth[0]!.toXdr("base64"),
      lastLedger: simulated.latestLedger + 60,
      rpcUrl,
      relayerUrl,
    },
  )
  expect(ledger).toBe((await network.getLatestLedger()).sequence)
  expect((await network.getAccountEntry(first)).balance).toBe(100_000_000_000n - 7n)
})

test("the project's quick start connects in the picker and signs a transaction", {
  tag: "@main",
}, async ({ page }) => {
  await page.evaluate(async (xdr) => {
    const { App } = await window.harness.rootQuickStart()
    await window.harness.show(App, { xdr })
  }, payment())
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.getByRole("button", { name: "Signed" })).toBeVisible()
})

test("the quick start of a sign-in gets a token from the sandbox", async ({ page, server }) => {
  const token = await page.evaluate(async (config) => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
    await kit.connect("freighter")
    const { tokenFor } = await window.harness.sandboxSignInQuickStart()
    return tokenFor(kit, config)
  }, server.config)
  const [, claims = ""] = token.split(".")
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ sub: first })
})

test("the quick start of sandbox signs a message with a simulated wallet", async ({ page }) => {
  const result = await page.evaluate(async () => {
    const { address, signedMessage } = await window.harness.sandboxQuickStart()
    return { address, signedMessage }
  })
  expect(result.address).toBe(first)
  expect(isMessageSigned(result.signedMessage, "Hello, World!")).toBe(true)
})
