import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import {
  Address,
  hash,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  rpc,
  scValToNative,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { build, type PreviewServer, preview } from "vite"
import { contractWasm } from "../../packages/network/test/wat.js"
import { test as base, expect } from "../harness/test.js"
import { first, second } from "../sandbox/transactions.js"
import { tokenNetwork } from "./soroban/token-network.js"

/** Builds the example `examples/soroban` with these settings, and serves it. */
type Open = (page: string, env: Readonly<Record<string, string>>) => Promise<void>

const test = base.extend<{ openExample: Open }>({
  openExample: async ({ page }, use) => {
    const root = fileURLToPath(new URL("soroban", import.meta.url))
    const outDir = mkdtempSync(join(tmpdir(), "alidade-example-"))
    let server: PreviewServer | undefined
    await use(async (name, env) => {
      const settings = Object.entries(env).map(([key, value]) => [
        `import.meta.env.${key}`,
        JSON.stringify(value),
      ])
      const shared = { root, configFile: false, logLevel: "error" } as const
      await build({
        ...shared,
        define: Object.fromEntries(settings),
        resolve: { conditions: ["@alidade/source"] },
        worker: { format: "es" },
        build: { outDir, target: "es2022", rolldownOptions: { input: join(root, name) } },
      })
      server = await preview({
        ...shared,
        build: { outDir },
        preview: { host: "localhost", port: 0 },
      })
      await page.goto(`${server.resolvedUrls!.local[0]}${name}`)
    })
    await server?.close()
    rmSync(outDir, { recursive: true })
  },
})

async function connect(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
}

/** Runs an operation of a contract, and returns its value. */
async function run(
  server: rpc.Server,
  source: Keypair,
  operation: xdr.Operation,
): Promise<unknown> {
  const built = new TransactionBuilder(await server.getAccount(source.publicKey()), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  const prepared = await server.prepareTransaction(built)
  prepared.sign(source)
  const { hash } = await server.sendTransaction(prepared)
  const done = await server.getTransaction(hash)
  if (done.status !== "SUCCESS") throw new Error(done.status)
  return scValToNative(done.returnValue!)
}

/** Deploys the token, and gives account 1 of the wallets 100 units. Returns its address. */
async function deployToken(server: rpc.Server, friendbotUrl: string): Promise<string> {
  const admin = Keypair.random()
  for (const account of [admin.publicKey(), first]) await server.fundAddress(account, friendbotUrl)
  const wasm = Buffer.from(await contractWasm("token"))
  await run(server, admin, Operation.uploadContractWasm({ wasm }))
  const address = Address.fromString(admin.publicKey())
  const creation = Operation.createCustomContract({
    address,
    wasmHash: hash(wasm),
    constructorArgs: [address.toScVal()],
  })
  const contract = String(await run(server, admin, creation))
  const args = [Address.fromString(first).toScVal(), nativeToScVal(10_000n, { type: "i128" })]
  await run(server, admin, Operation.invokeContractFunction({ contract, function: "mint", args }))
  return contract
}

test("the Soroban example pays in its own token, signed by Freighter", async ({
  page,
  sandbox,
  server,
  openExample,
}) => {
  const { rpcUrl, friendbotUrl } = server.config.networks[0]!
  const network = new rpc.Server(rpcUrl, { allowHttp: true })
  const token = await deployToken(network, friendbotUrl)
  await openExample("served.html", { VITE_RPC_URL: rpcUrl, VITE_TOKEN: token })
  await sandbox.freighter.set({ network: "testnet", answer: "approve" })

  await connect(page)
  await expect(page.getByText("You have 100.00 tokens.")).toBeVisible()
  await page.getByLabel("To").fill(second)
  await page.getByLabel("Amount").fill("2.5")
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.getByText("Paid in ledger")).toBeVisible()
  await expect(page.getByText("You have 97.50 tokens.")).toBeVisible()

  const { events } = await network.getEvents({
    startLedger: 1,
    filters: [{ contractIds: [token] }],
  })
  expect(events.map(({ topic, value }) => [...topic, value].map(scValToNative)).at(-1)).toEqual([
    "transfer",
    first,
    second,
    250n,
  ])
})

test("the same page works with a network in its worker, without any server", async ({
  page,
  sandbox,
  openExample,
}) => {
  const wasm = await contractWasm("token")
  const { network, token } = await tokenNetwork(wasm)
  await openExample("alone.html", {
    VITE_RPC_URL: network.rpcUrl,
    VITE_TOKEN: token,
    VITE_WASM: Buffer.from(wasm).toString("base64"),
  })
  await sandbox.freighter.set({ network: "testnet", answer: "approve" })
  const { origin } = new URL(page.url())
  const elsewhere: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url())
  })

  await connect(page)
  await expect(page.getByText("You have 100.00 tokens.")).toBeVisible()
  await page.getByLabel("To").fill(second)
  await page.getByLabel("Amount").fill("100.01")
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.getByText("The contract refused the call: Balance (10).")).toBeVisible()
  await page.getByLabel("Amount").fill("100")
  await page.getByRole("button", { name: "Pay" }).click()
  await expect(page.getByText("You have 0.00 tokens.")).toBeVisible()
  expect(elsewhere).toEqual([])
})
