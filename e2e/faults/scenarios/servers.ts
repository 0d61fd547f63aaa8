import type { Route } from "@playwright/test"
import { startBomb } from "../bomb.js"
import type { Bench, Scenario } from "../scenario.js"
import { onlySome, publicNetwork } from "../server-side.js"

type Fields = Record<string, unknown>

/** What a server says instead of its answer: another result of a method, or another body. */
type Lie = { [Method in "sendTransaction" | "getTransaction"]?: (result: Fields) => Fields } & {
  body?: string
  status?: number
}

/**
 * Has the wallet sign a payment, and sends it to two servers. The first one, JSON-RPC, lies. The second one, Horizon, is
 * honest, so that the app learns the truth.
 */
async function sendDespite(on: Bench, { body, status, ...results }: Lie): Promise<void> {
  const { rpcUrl } = publicNetwork(on)
  const matches = ({ href }: URL): boolean => href.startsWith(rpcUrl)
  await on.page.route(matches, async (route) => {
    const response = await route.fetch()
    if (body !== undefined || status !== undefined)
      return route.fulfill({ response, status: status ?? 200, body: body ?? "" })
    const { method } = route.request().postDataJSON() as { method: keyof typeof results }
    const json = (await response.json()) as { result: Fields }
    const lie = results[method]
    return route.fulfill({ response, json: lie ? { ...json, result: lie(json.result) } : json })
  })
  await on.page.evaluate(async (config) => {
    const { kit, run } = window.bench
    const { sendTransaction } = await window.harness.send()
    const { nextPayment } = await window.harness.modules()
    const xdr = await nextPayment(kit.getState().activeAddress!, config, "public")
    const { passphrase, rpcUrl, horizonUrl } = config.networks.find(({ id }) => id === "public")!
    run(async () => {
      const { signedTxXdr } = await kit.signTransaction(xdr)
      const network = { passphrase, rpcUrl, horizonUrl }
      const sent = await sendTransaction({ xdr: signedTxXdr, network })
      if (sent.status !== "success" || sent.server !== horizonUrl)
        throw new Error(`${sent.status} by ${sent.server}`)
    })
    await window.bench.outcome()
  }, on.server.config)
  await on.page.unroute(matches)
}

/** Reads the account's balance while Horizon's answers are handled otherwise. It succeeds if the app shows no amount. */
async function readBalance(on: Bench, handle: (route: Route) => Promise<void>): Promise<void> {
  const { horizonUrl } = publicNetwork(on)
  const matches = ({ href }: URL): boolean => href.startsWith(`${horizonUrl}/accounts/`)
  await on.page.route(matches, handle)
  await on.page.evaluate(async (horizonUrl) => {
    const { createKit, run } = window.bench
    const kit = createKit({ horizonUrl })
    run(async () => {
      const address = window.bench.kit.getState().activeAddress!
      const { balance, status } = await kit.getBalance({ address })
      kit.destroy()
      if (balance !== "0" || status !== "error") throw new Error(`${balance} ${status}`)
    })
    await window.bench.outcome()
  }, horizonUrl)
  await on.page.unroute(matches)
}

function lying(name: string, says: string, lie: Lie): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlySome,
    cause: (on) => sendDespite(on, lie),
    sees: () => "succeeds",
  }
}

/** The network's servers fail, or lie. */
export const servers: readonly Scenario[] = [
  lying(
    "server-names-another-transaction",
    "The server says that it took another transaction. The next server is asked.",
    {
      sendTransaction: (result) => ({ ...result, hash: "00".repeat(32) }),
    },
  ),
  lying(
    "server-claims-success",
    "The server claims success without a result. The next server is asked.",
    {
      getTransaction: () => ({ status: "SUCCESS", ledger: 3 }),
    },
  ),
  lying(
    "server-shows-another-envelope",
    "The server shows another transaction's envelope as applied. The next server is asked.",
    {
      getTransaction: () => ({
        status: "SUCCESS",
        ledger: 3,
        envelopeXdr: "AAAAAgAAAAA=",
        resultXdr: "AAAAAAAAAGQAAAAAAAAAAAAAAAA=",
      }),
    },
  ),
  lying("server-fails", "The server fails with 500. The next server is asked.", { status: 500 }),
  lying(
    "server-answers-with-a-page",
    "The server answers with an HTML page. The next server is asked.",
    {
      body: "<!doctype html><h1>Welcome</h1>",
    },
  ),
  lying("server-answers-with-null", "The server answers with null. The next server is asked.", {
    body: "null",
  }),
  lying(
    "server-answers-with-ten-megabytes",
    "The server answers with ten megabytes. The next server is asked.",
    {
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, result: "x".repeat(10_000_000) }),
    },
  ),
  {
    name: "server-answers-compressed-to-explode",
    says: "Horizon's answer is small, and a quarter of a gigabyte once it is decompressed. The app shows no amount.",
    ask: "transaction",
    excludes: onlySome,
    async cause(on) {
      const bomb = await startBomb()
      await readBalance(on, bomb.handle)
      await bomb.close()
    },
    sees: () => "succeeds",
  },
  {
    name: "server-lies-about-a-balance",
    says: "Horizon says that the balance is 1e999. The app shows no amount.",
    ask: "transaction",
    excludes: onlySome,
    cause: (on) =>
      readBalance(on, (route) =>
        route.fulfill({
          json: { balances: [{ asset_type: "native", balance: "1e999" }] },
          headers: { "access-control-allow-origin": "*" },
        }),
      ),
    sees: () => "succeeds",
  },
]
