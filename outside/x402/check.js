import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { startSandbox } from "@alidade/sandbox/server"
import { Keypair } from "@stellar/stellar-sdk/base"
import { freePort } from "../free-port.js"
import { connect, expectQuiet, address as payer } from "../visit.js"
import { expectRefusals } from "./refusals.js"

/** What the published server's library must not reach: it asks Horizon how fast ledgers close, and goes on without. */
const offline = `import dns from "node:dns"
const { lookup } = dns
dns.lookup = (host, ...rest) =>
  host === "localhost" ? lookup(host, ...rest) : rest.at(-1)(new Error("offline"))
`

const receiver = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/**
 * XF1–XF4: the published server and facilitator of x402 sell an article to simulated Freighter. A wallet that signs no
 * entries learns it before it pays.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, install, run, start, open, picture }) {
  const sandbox = await startSandbox({ port: 0 })
  const { rpcUrl, friendbotUrl, horizonUrl } =
    /** @type {import("@alidade/sandbox/server").SandboxNetwork} */ (sandbox.config.networks[0])
  try {
    await install()
    const facilitator = Keypair.random()
    for (const account of [payer, receiver, facilitator.publicKey()])
      await fetch(`${friendbotUrl}?addr=${account}`)
    const [port, pagePort] = [await freePort(), await freePort()]
    const settings = {
      PORT: port,
      PAY_TO: receiver,
      FACILITATOR_SEED: facilitator.secret(),
      RPC_URL: rpcUrl,
      VITE_RPC_URL: rpcUrl,
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, ".env"), lines.join(""))
    writeFileSync(join(folder, "offline.js"), offline)
    await run("vite", "build")
    const server = ["--env-file=.env", "--import", "./offline.js", "server.js"]
    await start("node", server, `http://localhost:${port}/article`)
    const page = `http://localhost:${pagePort}/`
    await start("vite", ["preview", "--host", "localhost", "--port", `${pagePort}`], page)

    const balanceOf = async (/** @type {string} */ account) => {
      const { balances } = await (await fetch(`${horizonUrl}/accounts/${account}`)).json()
      return balances.at(-1).balance
    }
    const visit = await open(page)
    await payWithFreighter(visit)
    await picture(visit.page)
    const balances = [await balanceOf(payer), await balanceOf(receiver)].join(" ")
    if (balances !== "9999.9000000 10000.1000000") throw new Error(`The balances are ${balances}`)
    await expectRefusals({ url: `http://localhost:${port}/article`, rpcUrl, friendbotUrl })
    await refuseRabet(await open(page, { wallets: ["rabet"] }))
    return ["0.1 XLM paid through x402, without a fee for the payer; 4 wrong payments refused"]
  } finally {
    await sandbox.close()
  }
}

/** @param {import("../browser.js").Visit} visit */
async function payWithFreighter(visit) {
  const { page, faults } = visit
  await page.getByText("The article costs 0.1 XLM, and no fee.").waitFor()
  await connect(visit)
  await page.getByRole("button", { name: "Pay and read" }).click()
  await page.getByText("An alidade is the part of an instrument").waitFor()
  await page.getByText(/Paid in transaction [0-9a-f]{64}\./).waitFor()
  expectOnlyPrices(visit, faults)
}

/** @param {import("../browser.js").Visit} visit */
async function refuseRabet(visit) {
  const { page, faults } = visit
  await sandboxOf(page).rabet.answer("approve")
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Rabet" }).click()
  await page.getByRole("alert").filter({ hasText: "Rabet cannot pay here" }).waitFor()
  if (await page.getByRole("button", { name: "Pay and read" }).isVisible())
    throw new Error("The page lets a wallet pay that cannot")
  expectOnlyPrices(visit, faults)
}

/**
 * A browser logs the status 402, with which the server says its price.
 * @param {import("../browser.js").Visit} visit
 * @param {readonly string[]} faults
 */
function expectOnlyPrices(visit, faults) {
  expectQuiet({ ...visit, faults: faults.filter((fault) => !fault.includes("status of 402")) })
}
