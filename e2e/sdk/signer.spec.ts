import { type Kit, networks } from "@alidade/core"
import type { Sandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import { Asset, type contract, Keypair } from "@stellar/stellar-sdk"
import { expect, test } from "../harness/test.js"

/** A call of a contract in a real page, with the simulated Freighter and the Stellar SDK, over the sandbox's network. */

type Assembled = contract.AssembledTransaction<unknown>
type Lumens = contract.Client & {
  transfer(args: { from: string; to: string; amount: bigint }): Promise<Assembled>
}

declare global {
  interface Window {
    kit: Kit
    lumens: Lumens
  }
}

/** Account 1 of every simulated wallet, and somebody to pay. */
const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const shop = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7)).publicKey()

test.beforeEach(async ({ openHarness, page, sandbox, server }) => {
  await openHarness()
  await Promise.all([account, shop].map((address) => fund(server, address)))
  await page.evaluate(async (network) => {
    const { createKit } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network, wallets: [freighter()] })
  }, networks.Testnet)
  const connecting = page.evaluate(() => window.kit.connect("freighter"))
  await sandbox.freighter.approve()
  await connecting
})

test("the account pays: signed in the wallet, sent, and the balance is changed [S1.4]", async ({
  page,
  sandbox,
  server,
}) => {
  await makeClient(page, server)
  const sending = send(page)
  await sandbox.freighter.approve()
  expect(await sending).toBe("SUCCESS")
  expect(await balance(server, shop)).toBe("10000.0000007")
})

test("a rejection in the wallet arrives as the SDK's own UserRejected, and nothing is sent", async ({
  page,
  sandbox,
  server,
}) => {
  await makeClient(page, server)
  const sending = send(page)
  await sandbox.freighter.reject()
  expect(await sending).toMatch(/^UserRejected: .*\(rejected/)
  expect(await balance(server, shop)).toBe("10000.0000000")
})

test("another account pays: the wallet signs the authorization alone, over a preimage with the address [S1.5]", async ({
  page,
  sandbox,
  server,
}) => {
  const payer = Keypair.random()
  await fund(server, payer.publicKey())
  await makeClient(page, server, payer.secret())
  const sending = send(page)
  await sandbox.freighter.approve()
  expect(await sending).toBe("SUCCESS")
  expect(await balance(server, shop)).toBe("10000.0000007")
  expect(await balance(server, account)).toBe("9999.9999993")
  const signed = (await sandbox.freighter.requests()).filter(({ type }) =>
    String(type).startsWith("SUBMIT"),
  )
  expect(signed.map(({ type }) => type)).toEqual(["SUBMIT_AUTH_ENTRY"])
  expect(Buffer.from(String(signed[0]?.entryXdr), "base64").readInt32BE(0)).toBe(10)
})

/** Makes the page's client of the native asset's contract: of the kit's signer, whose calls `payer` may pay for. */
function makeClient(page: Page, { config }: Sandbox, payer?: string): Promise<void> {
  const { rpcUrl, passphrase } = config.networks.find(({ id }) => id === "testnet")!
  return page.evaluate(
    async ({ options, payer }) => {
      const { Client, basicNodeSigner } = await window.harness.stellarContract()
      const { Keypair } = await window.harness.stellar()
      const signer = window.kit.signer()!
      const pair = payer === undefined ? undefined : Keypair.fromSecret(payer)
      window.lumens = await Client.from<Lumens>({
        ...signer,
        ...options,
        ...(pair && {
          publicKey: pair.publicKey(),
          ...basicNodeSigner(pair, signer.networkPassphrase),
        }),
      })
    },
    {
      options: { contractId: Asset.native().contractId(passphrase), rpcUrl, allowHttp: true },
      payer,
    },
  )
}

/** Pays the shop 7 stroops by the page's client, from build to result: the status, or what went wrong. */
function send(page: Page): Promise<string> {
  return page.evaluate(
    async ({ from, to }) => {
      try {
        const transaction = await window.lumens.transfer({ from, to, amount: 7n })
        if (transaction.needsNonInvokerSigningBy().length > 0)
          await transaction.signAuthEntries(window.kit.signer())
        const { getTransactionResponse } = await transaction.signAndSend()
        return String(getTransactionResponse?.status)
      } catch (thrown) {
        const { Errors } = (await window.harness.stellarContract()).AssembledTransaction
        const own = Object.entries(Errors).find(([, kind]) => thrown instanceof kind)
        return `${own?.[0]}: ${(thrown as Error).message}`
      }
    },
    { from: account, to: shop },
  )
}

async function fund({ config }: Sandbox, address: string): Promise<void> {
  const { friendbotUrl } = config.networks.find(({ id }) => id === "testnet")!
  expect((await fetch(`${friendbotUrl}?addr=${address}`)).ok).toBe(true)
}

async function balance({ config }: Sandbox, address: string): Promise<string> {
  const { horizonUrl } = config.networks.find(({ id }) => id === "testnet")!
  const { balances } = await (await fetch(`${horizonUrl}/accounts/${address}`)).json()
  return balances.at(-1).balance
}
