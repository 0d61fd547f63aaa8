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
import { contractWasm } from "../../../packages/network/test/wat.js"

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

/** Deploys a contract of the tests. Returns its address. */
async function deploy(
  server: rpc.Server,
  admin: Keypair,
  name: string,
  constructorArgs: xdr.ScVal[] = [],
): Promise<string> {
  const wasm = Buffer.from(await contractWasm(name))
  await run(server, admin, Operation.uploadContractWasm({ wasm }))
  const address = Address.fromString(admin.publicKey())
  const creation = { address, wasmHash: hash(wasm), constructorArgs }
  return String(await run(server, admin, Operation.createCustomContract(creation)))
}

/** A test network, and who gets 100 units of the token. */
export interface Deployment {
  readonly rpcUrl: string
  readonly friendbotUrl: string
  readonly holder: string
}

/** Deploys a counter and a token, funds the holder, and returns the contracts' addresses. */
export async function deployContracts({
  rpcUrl,
  friendbotUrl,
  holder,
}: Deployment): Promise<{ token: string; counter: string }> {
  const server = new rpc.Server(rpcUrl, { allowHttp: true })
  const admin = Keypair.random()
  for (const account of [admin.publicKey(), holder]) await server.fundAddress(account, friendbotUrl)
  const counter = await deploy(server, admin, "increment")
  const token = await deploy(server, admin, "token", [
    Address.fromString(admin.publicKey()).toScVal(),
  ])
  const args = [Address.fromString(holder).toScVal(), nativeToScVal(10_000n, { type: "i128" })]
  const minting = { contract: token, function: "mint", args }
  await run(server, admin, Operation.invokeContractFunction(minting))
  return { token, counter }
}
