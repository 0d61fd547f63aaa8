import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import {
  Asset,
  Claimant,
  Contract,
  getLiquidityPoolId,
  Horizon,
  Keypair,
  LiquidityPoolAsset,
  LiquidityPoolFeeV18,
  nativeToScVal,
  Operation,
  rpc,
  type Transaction,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"

/** A network on which everything happened once that Horizon and RPC report. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly network: SandboxNetwork
  readonly alice: string
  readonly bob: string
  readonly issuer: string
  readonly usd: Asset
  readonly pool: string
  readonly offer: string
  readonly balance: string
  /** Hashes: a payment of lumens, a trade, a failed payment, and a contract call. */
  readonly paid: string
  readonly traded: string
  readonly failed: string
  readonly called: string
  /** Pays one lumen from Alice to Bob. Returns the hash. */
  pay(): Promise<string>
  /** A signed payment of one lumen that is not sent yet. */
  payment(): Promise<string>
}

export async function createScene(): Promise<Scene> {
  const sandbox = await startSandbox({ port: 0 })
  const network = sandbox.config.networks[0]!
  const horizon = new Horizon.Server(network.horizonUrl, { allowHttp: true })
  const [alice, bob, issuer] = [Keypair.random(), Keypair.random(), Keypair.random()]
  for (const pair of [alice, bob, issuer]) await horizon.friendbot(pair.publicKey()).call()
  const usd = new Asset("USD", issuer.publicKey())

  async function signed(source: Keypair, operations: xdr.Operation[], others: Keypair[] = []) {
    const account = await horizon.loadAccount(source.publicKey())
    const builder = new TransactionBuilder(account, {
      fee: "100",
      networkPassphrase: network.passphrase,
    })
    for (const operation of operations) builder.addOperation(operation)
    const transaction = builder.setTimeout(0).build()
    transaction.sign(source, ...others)
    return transaction
  }
  const send = async (source: Keypair, operations: xdr.Operation[], others: Keypair[] = []) =>
    (await horizon.submitTransaction(await signed(source, operations, others))).hash
  const lumen = (amount: string) =>
    Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount })

  const shares = new LiquidityPoolAsset(Asset.native(), usd, LiquidityPoolFeeV18)
  const pool = getLiquidityPoolId("constant_product", shares.getLiquidityPoolParameters())
  const poolId = Buffer.from(pool).toString("hex")
  await send(
    alice,
    [
      Operation.changeTrust({ asset: usd }),
      Operation.changeTrust({ asset: usd, source: bob.publicKey() }),
      Operation.payment({
        destination: alice.publicKey(),
        asset: usd,
        amount: "1000",
        source: issuer.publicKey(),
      }),
      Operation.manageData({ name: "note", value: "hello" }),
      Operation.setOptions({ homeDomain: "example.org" }),
      Operation.changeTrust({ asset: shares }),
      Operation.liquidityPoolDeposit({
        liquidityPoolId: poolId,
        maxAmountA: "100",
        maxAmountB: "100",
        minPrice: "1",
        maxPrice: "1",
      }),
      Operation.manageSellOffer({ selling: usd, buying: Asset.native(), amount: "50", price: "2" }),
    ],
    [bob, issuer],
  )
  await send(
    issuer,
    [
      Operation.beginSponsoringFutureReserves({ sponsoredId: alice.publicKey() }),
      Operation.createClaimableBalance({
        asset: usd,
        amount: "7",
        claimants: [new Claimant(bob.publicKey())],
        source: alice.publicKey(),
      }),
      Operation.endSponsoringFutureReserves({ source: alice.publicKey() }),
    ],
    [alice],
  )
  const traded = await send(bob, [
    Operation.manageBuyOffer({ selling: Asset.native(), buying: usd, buyAmount: "5", price: "2" }),
  ])
  const paid = await send(alice, [lumen("12.5")])
  const doomed = await signed(alice, [lumen("99999999")])
  await horizon.submitTransaction(doomed).catch(() => undefined)
  const called = await callContract(network, alice, bob.publicKey())

  const [offer] = (await horizon.offers().seller(alice.publicKey()).call()).records
  const [balance] = (await horizon.claimableBalances().claimant(bob.publicKey()).call()).records
  return {
    sandbox,
    network,
    usd,
    alice: alice.publicKey(),
    bob: bob.publicKey(),
    issuer: issuer.publicKey(),
    pool: poolId,
    offer: String(offer!.id),
    balance: balance!.id,
    paid,
    traded,
    failed: hashOf(doomed),
    called,
    pay: () => send(alice, [lumen("1")]),
    payment: async () => (await signed(alice, [lumen("1")])).toXDR(),
  }
}

function hashOf(transaction: Transaction): string {
  return Buffer.from(transaction.hash()).toString("hex")
}

/** Sends five stroops by the contract of lumens. */
async function callContract(network: SandboxNetwork, from: Keypair, to: string): Promise<string> {
  const server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  const contract = new Contract(Asset.native().contractId(network.passphrase))
  const args = [from.publicKey(), to].map((text) => nativeToScVal(text, { type: "address" }))
  const call = contract.call("transfer", ...args, nativeToScVal(5n, { type: "i128" }))
  const account = await server.getAccount(from.publicKey())
  const transaction = new TransactionBuilder(account, {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(call)
    .setTimeout(0)
    .build()
  const prepared = await server.prepareTransaction(transaction)
  prepared.sign(from)
  return (await server.sendTransaction(prepared)).hash
}
