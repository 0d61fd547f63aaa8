import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { runnerImport } from "vite"
import { root } from "../../scripts/run.js"
import { horizon } from "../serve.js"
import { address, connect, expectQuiet } from "../visit.js"

/**
 * The app's user counts with a contract, and pays in a token.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, testnet, install, run, serve, open, picture }) {
  await install()
  const { rpcUrl, friendbotUrl } = await testnet()
  const { deployContracts } = await contracts()
  const deployed = await deployContracts({ rpcUrl, friendbotUrl, holder: address })
  const settings = `VITE_RPC_URL=${rpcUrl}\nVITE_COUNTER=${deployed.counter}\nVITE_TOKEN=${deployed.token}\n`
  writeFileSync(join(folder, ".env"), settings)
  await run("vite", "build")
  const policy = `default-src 'self'; connect-src 'self' ${horizon} ${new URL(rpcUrl).origin}`
  const visit = await open(await serve("dist", { policy }))
  const { page } = visit
  await connect(visit)
  await sandboxOf(page).freighter.answer("approve")
  await page.getByRole("button", { name: "Count to 1" }).click()
  await page.getByText("The contract counted to 1.").waitFor()
  await page.getByRole("button", { name: "Count to 2" }).waitFor()
  await page.getByText("You have 100.00 tokens.").waitFor()
  await page.getByLabel("To").fill(deployed.counter)
  await page.getByLabel("Amount").fill("2.5")
  await page.getByRole("button", { name: "Pay" }).click()
  await page.getByText("You have 97.50 tokens.").waitFor()
  await page.getByText(/Paid in ledger \d+\./).waitFor()
  await picture(page)
  expectQuiet(visit)
}

/** The tests' contracts, which are compiled when they are deployed. */
async function contracts() {
  const file = `${root}e2e/examples/soroban/deploy-contracts.ts`
  /** @typedef {typeof import("../../e2e/examples/soroban/deploy-contracts.js")} Contracts */
  const { module } = await /** @type {typeof runnerImport<Contracts>} */ (runnerImport)(file)
  return module
}
