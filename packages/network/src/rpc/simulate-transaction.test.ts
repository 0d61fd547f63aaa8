import {
  Address,
  Contract,
  contract,
  Operation,
  rpc,
  SorobanDataBuilder,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { beforeEach, expect, test, vi } from "vitest"
import { contractWasm } from "../../test/wat.js"
import { createNetwork, type Network } from "../network.js"

let network: Network
let token: string
let server: rpc.Server

beforeEach(async () => {
  network = createNetwork({ seed: "1" })
  const admin = network.keypair("admin")
  network.fund(admin)
  const holder = Address.fromString(admin.publicKey()).toScVal()
  token = await network.deploy(await contractWasm("token"), [holder])
  network.send(admin, new Contract(token).call("mint", holder, i128(5n)))
  vi.stubGlobal("fetch", network.fetch)
  server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  return () => vi.unstubAllGlobals()
})

const i128 = (value: bigint) => xdr.ScVal.scvI128(xdr.Int128Parts.fromJson(String(value)))

/** The key of the administrator's balance. */
function balanceKey(): xdr.LedgerKey {
  const key = Address.fromString(network.keypair("admin").publicKey()).toScVal()
  return xdr.LedgerKey.contractData(
    new xdr.LedgerKeyContractData({
      contract: new Address(token).toScAddress(),
      key,
      durability: xdr.ContractDataDurability.persistent,
    }),
  )
}

/** Prepares an operation on the balance as the SDK does, and sends it. */
async function sent(operation: xdr.Operation, data: SorobanDataBuilder): Promise<string> {
  const admin = network.keypair("admin")
  const account = await server.getAccount(admin.publicKey())
  const built = new TransactionBuilder(account, {
    fee: "100",
    networkPassphrase: network.passphrase,
    sorobanData: data.build(),
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  const prepared = await server.prepareTransaction(built)
  prepared.sign(admin)
  const { hash } = await server.sendTransaction(prepared)
  return (await server.getTransaction(hash)).status
}

test("a balance lives longer by a transaction as the SDK prepares it", async () => {
  const before = network.ledger.draft().liveUntil(balanceKey())!
  const data = new SorobanDataBuilder().setReadOnly([balanceKey()])
  expect(await sent(Operation.extendFootprintTtl({ extendTo: 3_000_000 }), data)).toBe("SUCCESS")
  expect(network.ledger.draft().liveUntil(balanceKey())).toBeGreaterThan(before)
})

test("an archived balance is restored by a transaction as the SDK prepares it", async () => {
  network.archive(token)
  const data = new SorobanDataBuilder().setReadWrite([balanceKey()])
  expect(await sent(Operation.restoreFootprint({}), data)).toBe("SUCCESS")
  expect(network.ledger.draft().liveUntil(balanceKey())).toBeGreaterThan(
    network.ledger.closed.length,
  )
})

test("a call by the SDK's client restores on its way what is archived", async () => {
  network.archive(token)
  const admin = network.keypair("admin")
  const client = (await contract.Client.from({
    contractId: token,
    networkPassphrase: network.passphrase,
    rpcUrl: network.rpcUrl,
    allowHttp: true,
    publicKey: admin.publicKey(),
    restore: true,
    ...contract.basicNodeSigner(admin, network.passphrase),
  } as contract.ClientOptions)) as contract.Client & {
    mint(args: object): Promise<contract.AssembledTransaction<null>>
    balance(args: object): Promise<{ result: bigint }>
  }
  const call = await client.mint({ to: admin.publicKey(), amount: 4n })
  await call.signAndSend()
  expect((await client.balance({ id: admin.publicKey() })).result).toBe(9n)
})

test("one without the entries that it extends is an error", async () => {
  const account = await server.getAccount(network.keypair("admin").publicKey())
  const built = new TransactionBuilder(account, {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(Operation.extendFootprintTtl({ extendTo: 1000 }))
    .setTimeout(0)
    .build()
  expect(await server.simulateTransaction(built)).toMatchObject({
    error: expect.stringContaining("SorobanTransactionData must be provided"),
  })
})
