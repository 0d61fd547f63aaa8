import { createLedger, networkRoutes } from "@alidade/network"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { methods } from "../../packages/network/src/rpc/index.js"
import { majors, type Sdk } from "./majors.js"
import { createScene, type Scene } from "./scene.js"

let scene: Scene

beforeAll(async () => {
  scene = await createScene()
})
afterAll(() => scene.sandbox.close())

/** What a case uses: the clients of one major of the SDK. */
interface Clients {
  readonly sdk: Sdk
  readonly horizon: InstanceType<Sdk["Horizon"]["Server"]>
  readonly rpc: InstanceType<Sdk["rpc"]["Server"]>
}

type Case = (clients: Clients) => Promise<void>

/** The fields of an SDK's record, whose types differ between the majors. */
// biome-ignore lint/suspicious/noExplicitAny: four majors name their records' types differently
type Fields = any

async function listed(builder: { call(): Promise<unknown> }): Promise<Fields[]> {
  return ((await builder.call()) as { records: Fields[] }).records
}

async function got(path: string): Promise<Fields> {
  const reply = await fetch(`${scene.network.horizonUrl}${path}`)
  return reply.json()
}

async function gotRecords(path: string): Promise<Fields[]> {
  return (await got(path))._embedded.records
}

const typesOf = (records: readonly Fields[]) => records.map(({ type }) => type)

/** The endpoints of Horizon, each with what shows that it answers. */
const horizonCases: Readonly<Record<string, Case>> = {
  "GET /": async ({ horizon }) => {
    expect(await horizon.root()).toMatchObject({ network_passphrase: scene.network.passphrase })
  },
  "GET /friendbot": async ({ horizon, sdk }) => {
    const address = sdk.Keypair.random().publicKey()
    await horizon.friendbot(address).call()
    expect((await horizon.loadAccount(address)).balances[0]?.balance).toBe("10000.0000000")
  },
  "POST /friendbot": async ({ sdk }) => {
    const body = new URLSearchParams({ addr: sdk.Keypair.random().publicKey() })
    const reply = await fetch(scene.network.friendbotUrl, { method: "POST", body })
    expect(await reply.json()).toMatchObject({ successful: true })
  },
  "GET /accounts": async ({ horizon }) => {
    const bySigner = await listed(horizon.accounts().forSigner(scene.alice))
    expect(bySigner.map(({ id }) => id)).toEqual([scene.alice])
    const byAsset = await listed(horizon.accounts().forAsset(scene.usd as Fields))
    expect(byAsset.map(({ id }) => id)).toEqual([scene.alice, scene.bob].sort())
    const byPool = await listed(horizon.accounts().forLiquidityPool(scene.pool))
    expect(byPool.map(({ id }) => id)).toEqual([scene.alice])
    expect(await listed(horizon.accounts().sponsor(scene.alice))).toEqual([])
  },
  "GET /accounts/:account_id": async ({ horizon }) => {
    const account = await horizon.loadAccount(scene.alice)
    expect(account).toMatchObject({ id: scene.alice, home_domain: "example.org" })
    expect(account.balances.map(({ asset_type: type }) => type).sort()).toEqual([
      "credit_alphanum4",
      "liquidity_pool_shares",
      "native",
    ])
    const line = account.balances.find(({ asset_type: type }) => type === "credit_alphanum4")
    expect(line).toMatchObject({ selling_liabilities: "45.0000000", asset_code: "USD" })
  },
  "GET /accounts/:account_id/data/:key": async () => {
    const { value } = await got(`/accounts/${scene.alice}/data/note`)
    expect(atob(value)).toBe("hello")
  },
  "GET /accounts/:account_id/offers": async ({ horizon }) => {
    const [offer] = await listed(horizon.offers().forAccount(scene.alice))
    expect(offer).toMatchObject({ id: scene.offer, amount: "45.0000000", price: "2.0000000" })
  },
  "GET /accounts/:account_id/transactions": async ({ horizon }) => {
    const found = await listed(horizon.transactions().forAccount(scene.bob).limit(200))
    expect(found.map(({ hash }) => hash)).toEqual(
      expect.arrayContaining([scene.paid, scene.traded]),
    )
    expect(found.map(({ hash }) => hash)).not.toContain(scene.failed)
  },
  "GET /accounts/:account_id/operations": async ({ horizon }) => {
    const found = await listed(horizon.operations().forAccount(scene.bob).limit(4))
    expect(typesOf(found)).toEqual([
      "create_account",
      "change_trust",
      "create_claimable_balance",
      "manage_buy_offer",
    ])
  },
  "GET /accounts/:account_id/payments": async ({ horizon }) => {
    const found = await listed(horizon.payments().forAccount(scene.bob).limit(3))
    expect(typesOf(found)).toEqual(["create_account", "payment", "invoke_host_function"])
  },
  "GET /accounts/:account_id/effects": async ({ horizon }) => {
    const found = await listed(horizon.effects().forAccount(scene.bob).limit(6))
    expect(typesOf(found)).toEqual([
      "account_created",
      "signer_created",
      "trustline_created",
      "claimable_balance_claimant_created",
      "trade",
      "account_credited",
    ])
  },
  "GET /accounts/:account_id/trades": async ({ horizon }) => {
    const found = await listed(horizon.trades().forAccount(scene.alice))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ counter_account: scene.alice, counter_amount: "5.0000000" })
  },
  "GET /assets": async ({ horizon }) => {
    const [asset] = await listed(horizon.assets().forCode("USD").forIssuer(scene.issuer))
    expect(asset).toMatchObject({
      accounts: { authorized: 2 },
      num_claimable_balances: 1,
      claimable_balances_amount: "7.0000000",
      num_liquidity_pools: 1,
      liquidity_pools_amount: "100.0000000",
      balances: { authorized: "893.0000000" },
    })
  },
  "GET /claimable_balances": async ({ horizon }) => {
    const found = await listed(horizon.claimableBalances().sponsor(scene.issuer))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ id: scene.balance, amount: "7.0000000" })
    expect(await listed(horizon.claimableBalances().claimant(scene.alice))).toEqual([])
  },
  "GET /claimable_balances/:claimable_balance_id": async ({ horizon }) => {
    const found = await horizon.claimableBalances().claimableBalance(scene.balance).call()
    expect(found).toMatchObject({ sponsor: scene.issuer, claimants: [{ destination: scene.bob }] })
  },
  "GET /claimable_balances/:claimable_balance_id/transactions": async ({ horizon }) => {
    const found = await listed(horizon.transactions().forClaimableBalance(scene.balance))
    expect(found.map(({ operation_count: count }) => count)).toEqual([3])
  },
  "GET /claimable_balances/:claimable_balance_id/operations": async ({ horizon }) => {
    const found = await listed(horizon.operations().forClaimableBalance(scene.balance))
    expect(typesOf(found)).toEqual(["create_claimable_balance"])
  },
  "GET /fee_stats": async ({ horizon }) => {
    expect(await horizon.fetchBaseFee()).toBe(100)
    expect(await horizon.feeStats()).toMatchObject({ max_fee: { min: "100" } })
  },
  "GET /ledgers": async ({ horizon }) => {
    const first = await horizon.ledgers().limit(2).call()
    expect(first.records.map(({ sequence }) => sequence)).toEqual([1, 2])
    const next = await first.next()
    expect(next.records.map(({ sequence }) => sequence)).toEqual([3, 4])
    const back = await next.prev()
    expect(back.records.map(({ sequence }) => sequence)).toEqual([2, 1])
  },
  "GET /ledgers/:sequence": async ({ horizon }) => {
    expect(await horizon.ledgers().ledger(2).call()).toMatchObject({
      sequence: 2,
      successful_transaction_count: 1,
      operation_count: 1,
    })
  },
  "GET /ledgers/:sequence/transactions": async ({ horizon }) => {
    const found = await listed(horizon.transactions().forLedger(2))
    expect(found.map(({ ledger_attr: sequence }) => sequence)).toEqual([2])
  },
  "GET /ledgers/:sequence/operations": async ({ horizon }) => {
    expect(typesOf(await listed(horizon.operations().forLedger(2)))).toEqual(["create_account"])
  },
  "GET /ledgers/:sequence/payments": async ({ horizon }) => {
    expect(typesOf(await listed(horizon.payments().forLedger(2)))).toEqual(["create_account"])
  },
  "GET /ledgers/:sequence/effects": async ({ horizon }) => {
    expect(typesOf(await listed(horizon.effects().forLedger(2)))).toEqual([
      "account_created",
      "account_debited",
      "signer_created",
    ])
  },
  "GET /liquidity_pools": async ({ horizon }) => {
    const found = await listed(horizon.liquidityPools().forAssets(scene.usd as Fields))
    expect(found.map(({ id }) => id)).toEqual([scene.pool])
    const byAccount = await listed(horizon.liquidityPools().forAccount(scene.bob))
    expect(byAccount).toEqual([])
  },
  "GET /liquidity_pools/:liquidity_pool_id": async ({ horizon }) => {
    const found = await horizon.liquidityPools().liquidityPoolId(scene.pool).call()
    expect(found).toMatchObject({
      fee_bp: 30,
      total_shares: "100.0000000",
      type: "constant_product",
    })
  },
  "GET /liquidity_pools/:liquidity_pool_id/transactions": async ({ horizon }) => {
    const found = await listed(horizon.transactions().forLiquidityPool(scene.pool))
    expect(found.map(({ operation_count: count }) => count)).toEqual([8])
  },
  "GET /liquidity_pools/:liquidity_pool_id/operations": async ({ horizon }) => {
    const found = await listed(horizon.operations().forLiquidityPool(scene.pool))
    expect(typesOf(found)).toEqual(["change_trust", "liquidity_pool_deposit"])
    expect(found[1].reserves_deposited).toEqual([
      { asset: "native", amount: "100.0000000" },
      { asset: `USD:${scene.issuer}`, amount: "100.0000000" },
    ])
  },
  "GET /liquidity_pools/:liquidity_pool_id/effects": async ({ horizon }) => {
    const found = await listed(horizon.effects().forLiquidityPool(scene.pool))
    expect(typesOf(found)).toEqual(["liquidity_pool_created", "liquidity_pool_deposited"])
  },
  "GET /liquidity_pools/:liquidity_pool_id/trades": async ({ horizon }) => {
    expect(await listed(horizon.trades().forLiquidityPool(scene.pool))).toEqual([])
  },
  "GET /offers": async ({ horizon, sdk }) => {
    const found = await listed(
      horizon
        .offers()
        .selling(scene.usd as Fields)
        .buying(sdk.Asset.native()),
    )
    expect(found.map(({ id }) => id)).toEqual([scene.offer])
    expect(await listed(horizon.offers().seller(scene.bob))).toEqual([])
  },
  "GET /offers/:offer_id": async ({ horizon }) => {
    expect(await horizon.offers().offer(scene.offer).call()).toMatchObject({ seller: scene.alice })
  },
  "GET /offers/:offer_id/trades": async () => {
    expect(await gotRecords(`/offers/${scene.offer}/trades`)).toHaveLength(1)
    expect(await gotRecords("/offers/999/trades")).toEqual([])
  },
  "GET /operations": async ({ horizon }) => {
    const failing = horizon.operations().includeFailed(true).join("transactions").limit(200)
    const found = (await listed(failing)).find(
      ({ transaction_hash: hash }) => hash === scene.failed,
    )
    expect(found).toMatchObject({
      transaction_successful: false,
      transaction_attr: { hash: scene.failed },
    })
    const without = await listed(horizon.operations().limit(200))
    expect(without.every((one) => one.transaction_successful)).toBe(true)
  },
  "GET /operations/:operation_id": async ({ horizon }) => {
    const [payment] = await listed(horizon.operations().forTransaction(scene.paid))
    expect(await horizon.operations().operation(payment.id).call()).toMatchObject({
      type: "payment",
      type_i: 1,
      from: scene.alice,
      to: scene.bob,
      amount: "12.5000000",
    })
  },
  "GET /operations/:operation_id/effects": async ({ horizon }) => {
    const [payment] = await listed(horizon.operations().forTransaction(scene.paid))
    expect(typesOf(await listed(horizon.effects().forOperation(payment.id)))).toEqual([
      "account_credited",
      "account_debited",
    ])
  },
  "GET /order_book": async ({ horizon, sdk }) => {
    const book = await horizon.orderbook(scene.usd as Fields, sdk.Asset.native()).call()
    expect(book.asks).toEqual([
      { price_r: { n: 2, d: 1 }, price: "2.0000000", amount: "45.0000000" },
    ])
    expect(book.bids).toEqual([])
    const other = await horizon.orderbook(sdk.Asset.native(), scene.usd as Fields).call()
    expect(other.bids[0]).toMatchObject({ price: "0.5000000" })
  },
  "GET /paths/strict-receive": async ({ horizon, sdk }) => {
    const found = await listed(
      horizon.strictReceivePaths([sdk.Asset.native()], scene.usd as Fields, "1"),
    )
    expect(found[0]).toMatchObject({ source_amount: "1.0131405", path: [] })
    const byAccount = await listed(
      horizon.strictReceivePaths(scene.alice, scene.usd as Fields, "1"),
    )
    expect(byAccount.map(({ source_asset_type: type }) => type)).toContain("native")
  },
  "GET /paths/strict-send": async ({ horizon, sdk }) => {
    const found = await listed(
      horizon.strictSendPaths(sdk.Asset.native(), "1", [scene.usd as Fields]),
    )
    expect(found[0]).toMatchObject({ destination_amount: "0.9871580", path: [] })
  },
  "GET /payments": async ({ horizon }) => {
    const found = await listed(horizon.payments().limit(200))
    expect(found.find(({ transaction_hash: hash }) => hash === scene.called)).toMatchObject({
      type: "invoke_host_function",
      asset_balance_changes: [
        { type: "transfer", from: scene.alice, to: scene.bob, amount: "0.0000005" },
      ],
    })
  },
  "GET /effects": async ({ horizon }) => {
    const found = await listed(horizon.effects().limit(200))
    expect(typesOf(found)).toEqual(
      expect.arrayContaining([
        "account_home_domain_updated",
        "claimable_balance_created",
        "claimable_balance_sponsorship_created",
        "data_created",
        "liquidity_pool_deposited",
        "trustline_created",
      ]),
    )
  },
  "GET /trade_aggregations": async ({ horizon, sdk }) => {
    const week = 7 * 24 * 3600 * 1000
    const now = Date.now()
    const pair = [scene.usd as Fields, sdk.Asset.native()] as const
    const found = await listed(
      horizon.tradeAggregation(...pair, now - 2 * week, now + 2 * week, week, 0),
    )
    expect(found).toMatchObject([
      {
        trade_count: "1",
        base_volume: "5.0000000",
        counter_volume: "10.0000000",
        avg: "2.0000000",
        close_r: { n: "2", d: "1" },
      },
    ])
    expect(await listed(horizon.tradeAggregation(...pair, 1, week, week, 0))).toEqual([])
  },
  "GET /trades": async ({ horizon, sdk }) => {
    const found = await listed(
      horizon.trades().forAssetPair(scene.usd as Fields, sdk.Asset.native()),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      base_account: scene.alice,
      base_offer_id: scene.offer,
      base_is_seller: true,
      price: { n: "2", d: "1" },
      trade_type: "orderbook",
    })
    expect(await listed(horizon.trades().forOffer("999"))).toEqual([])
  },
  "GET /transactions": async ({ horizon }) => {
    const found = await listed(horizon.transactions().includeFailed(true).limit(200))
    expect(found.find(({ hash }) => hash === scene.failed)).toMatchObject({ successful: false })
  },
  "POST /transactions": async ({ horizon, sdk }) => {
    const envelope = await scene.payment()
    const { passphrase } = scene.network
    const transaction = sdk.TransactionBuilder.fromXDR(envelope, passphrase)
    expect(await horizon.submitTransaction(transaction)).toMatchObject({ successful: true })
  },
  "GET /transactions/:hash": async ({ horizon }) => {
    const found = await horizon.transactions().transaction(scene.traded).call()
    expect(found).toMatchObject({ hash: scene.traded, source_account: scene.bob })
  },
  "GET /transactions/:hash/operations": async ({ horizon }) => {
    const found = await listed(horizon.operations().forTransaction(scene.failed))
    expect(typesOf(found)).toEqual(["payment"])
  },
  "GET /transactions/:hash/payments": async ({ horizon }) => {
    const found = await listed(horizon.payments().forTransaction(scene.traded))
    expect(found).toEqual([])
  },
  "GET /transactions/:hash/effects": async ({ horizon }) => {
    const found = await listed(horizon.effects().forTransaction(scene.traded))
    expect(found.map(({ type, account }) => [type, account])).toEqual([
      ["trade", scene.bob],
      ["trade", scene.alice],
    ])
  },
  "POST /transactions_async": async ({ horizon, sdk }) => {
    const envelope = await scene.payment()
    const transaction = sdk.TransactionBuilder.fromXDR(envelope, scene.network.passphrase)
    const sent = await horizon.submitAsyncTransaction(transaction)
    expect(sent).toMatchObject({ tx_status: "PENDING" })
  },
}

/** The methods of JSON-RPC, each with what shows that it answers. */
const rpcCases: Readonly<Record<string, Case>> = {
  getHealth: async ({ rpc }) => {
    expect((await rpc.getHealth()).status).toBe("healthy")
  },
  getNetwork: async ({ rpc }) => {
    expect((await rpc.getNetwork()).passphrase).toBe(scene.network.passphrase)
  },
  getVersionInfo: async ({ rpc }) => {
    expect(await rpc.getVersionInfo()).toMatchObject({ version: "alidade-network" })
  },
  getLatestLedger: async ({ rpc }) => {
    expect((await rpc.getLatestLedger()).sequence).toBeGreaterThan(5)
  },
  getLedgers: async ({ rpc }) => {
    const first = await rpc.getLedgers({ startLedger: 1, pagination: { limit: 2 } })
    expect(first.ledgers.map(({ sequence }) => sequence)).toEqual([1, 2])
    const next = await rpc.getLedgers({ pagination: { cursor: first.cursor, limit: 1 } })
    expect(next.ledgers.map(({ sequence }) => sequence)).toEqual([3])
  },
  getLedgerEntries: async ({ rpc, sdk }) => {
    const accountId = sdk.Keypair.fromPublicKey(scene.alice).xdrAccountId()
    const key = sdk.xdr.LedgerKey.account(new sdk.xdr.LedgerKeyAccount({ accountId }))
    expect((await rpc.getLedgerEntries(key)).entries).toHaveLength(1)
  },
  getFeeStats: async ({ rpc }) => {
    expect((await rpc.getFeeStats()).inclusionFee.min).toBe("100")
  },
  getTransaction: async ({ rpc }) => {
    expect((await rpc.getTransaction(scene.failed)).status).toBe("FAILED")
  },
  getTransactions: async ({ rpc }) => {
    const first = await rpc.getTransactions({ startLedger: 1, pagination: { limit: 3 } })
    expect(first.transactions.map(({ ledger }) => ledger)).toEqual([2, 3, 4])
    const next = await rpc.getTransactions({
      pagination: { cursor: first.cursor, limit: 200 },
    } as Fields)
    expect(next.transactions.map(({ txHash }) => txHash)).toContain(scene.called)
  },
  getEvents: async ({ rpc, sdk }) => {
    const contract = sdk.Asset.native().contractId(scene.network.passphrase)
    const symbol = sdk.nativeToScVal("transfer", { type: "symbol" }).toXDR("base64")
    const matching = (topics: string[][]) =>
      rpc.getEvents({
        startLedger: 1,
        filters: [{ type: "contract", contractIds: [contract], topics }],
      } as Fields)
    const { events } = await matching([[symbol, "*", "*", "*"]])
    expect(events.map(({ txHash }) => txHash)).toEqual([scene.called])
    expect(sdk.scValToNative(events[0]!.value)).toBe(5n)
    expect((await matching([[symbol, "**"]])).events).toHaveLength(1)
    expect((await matching([[symbol, "*"]])).events).toEqual([])
  },
  sendTransaction: async ({ rpc, sdk }) => {
    const envelope = await scene.payment()
    const transaction = sdk.TransactionBuilder.fromXDR(envelope, scene.network.passphrase)
    expect((await rpc.sendTransaction(transaction)).status).toBe("PENDING")
  },
  simulateTransaction: async ({ rpc, sdk }) => {
    const contract = new sdk.Contract(sdk.Asset.native().contractId(scene.network.passphrase))
    const transaction = new sdk.TransactionBuilder(new sdk.Account(scene.alice, "1"), {
      fee: "100",
      networkPassphrase: scene.network.passphrase,
    })
      .addOperation(contract.call("decimals"))
      .setTimeout(0)
      .build()
    const simulation = await rpc.simulateTransaction(transaction)
    if (!sdk.rpc.Api.isSimulationSuccess(simulation)) throw new Error(simulation.error)
    expect(sdk.scValToNative(simulation.result!.retval)).toBe(7)
  },
}

test("has a case for each endpoint of Horizon and each method of JSON-RPC", () => {
  const passphrase = "any"
  const base = "http://localhost/h"
  const ledger = createLedger({ passphrase })
  const served = { ledger, passphrase, horizonUrl: base, rpcUrl: `${base}/rpc` }
  const routes = networkRoutes({ ...served, friendbotUrl: `${base}/friendbot` })
  const offered = routes.flatMap(({ path, GET, POST }) => {
    const short = path.slice(2) || "/"
    return [...(GET ? [`GET ${short}`] : []), ...(POST ? [`POST ${short}`] : [])]
  })
  expect(Object.keys(horizonCases).sort()).toEqual(
    offered.filter((name) => name !== "POST /rpc").sort(),
  )
  expect(Object.keys(rpcCases).sort()).toEqual([...methods.keys()].sort())
})

describe.each(majors)("the Stellar SDK $major", ({ sdk }) => {
  const clients = (): Clients => ({
    sdk,
    horizon: new sdk.Horizon.Server(scene.network.horizonUrl, { allowHttp: true }),
    rpc: new sdk.rpc.Server(scene.network.rpcUrl, { allowHttp: true }),
  })

  test.each(Object.keys(horizonCases))("reads what the network did: %s", (name) =>
    horizonCases[name]!(clients()),
  )

  test.each(Object.keys(rpcCases))("calls the method and reads its result: %s", (name) =>
    rpcCases[name]!(clients()),
  )

  test("follows payments as a stream from now on", async () => {
    const hashes: string[] = []
    const stop = clients()
      .horizon.payments()
      .cursor("now")
      .stream({ onmessage: (record: Fields) => void hashes.push(record.transaction_hash) })
    const sent: string[] = []
    await expect
      .poll(async () => {
        sent.push(await scene.pay())
        return hashes.length
      })
      .toBeGreaterThan(0)
    stop()
    expect(sent).toEqual(expect.arrayContaining(hashes))
  })

  test("gets Horizon's problem with the result codes of a refused transaction", async () => {
    const { horizon } = clients()
    const envelope = (await horizon.transactions().transaction(scene.failed).call()).envelope_xdr
    const again = sdk.TransactionBuilder.fromXDR(envelope, scene.network.passphrase)
    const error: Fields = await horizon.submitTransaction(again).catch((thrown: unknown) => thrown)
    expect(error.response.data).toMatchObject({
      type: "https://stellar.org/horizon-errors/transaction_failed",
      extras: { result_codes: { transaction: "tx_failed", operations: ["op_underfunded"] } },
    })
  })
})
