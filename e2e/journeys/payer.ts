import type { Page } from "@playwright/test"
import {
  Address,
  hash,
  Keypair,
  Networks,
  Operation,
  rpc,
  scValToNative,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { contractWasm } from "../../packages/network/test/wat.js"

/** Somebody else on the sandbox's Testnet, who pays for everything: builds, signs and sends transactions over JSON-RPC. */
export async function openPayer(page: Page, site: string) {
  const payer = Keypair.random()
  const { networks } = (await (await page.request.get(`${site}/sandbox.json`)).json()) as {
    networks: { passphrase: string; rpcUrl: string }[]
  }
  const { rpcUrl } = networks.find(({ passphrase }) => passphrase === Networks.TESTNET)!
  const server = new rpc.Server(rpcUrl, { allowHttp: true })
  await server.requestAirdrop(payer.publicKey())
  const build = async (operation: xdr.Operation) =>
    new TransactionBuilder(await server.getAccount(payer.publicKey()), {
      fee: "1000000",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(operation)
      .setTimeout(0)
      .build()
  /** Returns what the call returned, or undefined if its simulation or the network refused it. */
  const send = async (operation: xdr.Operation): Promise<xdr.ScVal | undefined> => {
    const simulated = await server.simulateTransaction(await build(operation))
    if (!rpc.Api.isSimulationSuccess(simulated)) return undefined
    const transaction = rpc.assembleTransaction(await build(operation), simulated).build()
    transaction.sign(payer)
    const { hash } = await server.sendTransaction(transaction)
    const { status } = await server.pollTransaction(hash)
    return status === "SUCCESS" ? simulated.result?.retval : undefined
  }
  const deploy = async (name: string, ...constructorArgs: xdr.ScVal[]): Promise<string> => {
    const wasm = await contractWasm(name)
    await send(Operation.uploadContractWasm({ wasm }))
    const address = Address.fromString(payer.publicKey())
    const salt = Buffer.from(hash(Buffer.from(name)))
    const wasmHash = Buffer.from(hash(wasm))
    const made = await send(
      Operation.createCustomContract({ address, wasmHash, salt, constructorArgs }),
    )
    return String(scValToNative(made!))
  }
  return { address: payer.publicKey(), server, build, send, deploy }
}

/** An address as a value of a contract. */
export const addressOf = (text: string): xdr.ScVal => Address.fromString(text).toScVal()
