import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { rpc, scValToNative } from "@stellar/stellar-sdk"
import { build, type PreviewServer, preview } from "vite"
import { contractWasm } from "../../packages/network/test/wat.js"
import { test as base, expect } from "../harness/test.js"
import { first, second } from "../sandbox/transactions.js"
import { contractsNetwork } from "./soroban/contracts-network.js"
import { deployContracts } from "./soroban/deploy-contracts.js"

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

test("the Soroban example counts, and pays in its own token, signed by Freighter", async ({
  page,
  sandbox,
  server,
  openExample,
}) => {
  const { rpcUrl, friendbotUrl } = server.config.networks[0]!
  const network = new rpc.Server(rpcUrl, { allowHttp: true })
  const { token, counter } = await deployContracts({ rpcUrl, friendbotUrl, holder: first })
  await openExample("served.html", {
    VITE_RPC_URL: rpcUrl,
    VITE_COUNTER: counter,
    VITE_TOKEN: token,
  })
  await sandbox.freighter.set({ network: "testnet", answer: "approve" })

  await expect(page.getByRole("button", { name: "Count to 1" })).toBeDisabled()
  await connect(page)
  for (const number of [1, 2]) {
    await page.getByRole("button", { name: `Count to ${number}` }).click()
    await expect(page.getByText(`The contract counted to ${number}.`)).toBeVisible()
  }
  await expect(page.getByRole("button", { name: "Count to 3" })).toBeEnabled()
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
  const wasm = { token: await contractWasm("token"), increment: await contractWasm("increment") }
  const { network, token, counter } = await contractsNetwork(wasm)
  await openExample("alone.html", {
    VITE_RPC_URL: network.rpcUrl,
    VITE_COUNTER: counter,
    VITE_TOKEN: token,
    VITE_COUNTER_WASM: Buffer.from(wasm.increment).toString("base64"),
    VITE_TOKEN_WASM: Buffer.from(wasm.token).toString("base64"),
  })
  await sandbox.freighter.set({ network: "testnet", answer: "approve" })
  const { origin } = new URL(page.url())
  const elsewhere: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url())
  })

  await connect(page)
  await page.getByRole("button", { name: "Count to 1" }).click()
  await expect(page.getByText("The contract counted to 1.")).toBeVisible()
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
