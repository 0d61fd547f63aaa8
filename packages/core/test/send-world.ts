import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createNetwork, type Network } from "@alidade/network"
import {
  Account,
  Asset,
  Contract,
  type Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk/base"
import { Server as Rpc } from "@stellar/stellar-sdk/rpc"
import { vi } from "vitest"

/** What a server does instead of asking the network; undefined asks the network. */
type Fault = (method: string, ask: () => Promise<Response>) => Promise<Response> | undefined

/** A request that the server got: the method of JSON-RPC, or `GET /path`; and the envelope, the hash, or the body. */
interface Call {
  method: string
  value: string
}

/** A signed envelope with its hash. */
export interface Signed {
  xdr: string
  hash: string
}

/** A real HTTP server that misbehaves, and the network behind it. */
export interface SendWorld {
  network: Network
  alice: Keypair
  bob: Keypair
  /** The server's address, which is Horizon's. */
  url: string
  rpc: { passphrase: string; rpcUrl: string }
  horizon: { passphrase: string; horizonUrl: string }
  /** The first that has an answer gives it. */
  faults: Fault[]
  calls: Call[]
  /** The pauses between looks, in ms. They take no time here. */
  pauses: number[]
  /** The calls that submit, and those that look for a hash. */
  sends(): Call[]
  looks(): Call[]
  /** Alice's sequence number on the ledger. */
  sequence(): bigint
  /** A signed payment of alice to bob. */
  payment(options?: { amount?: string; fee?: string; seconds?: number }): Signed
  /** A signed call of alice to a contract, with what its simulation says. */
  contractCall(contract: string, name: string, ...args: xdr.ScVal[]): Promise<Signed>
  /** A signed fee bump of alice's. */
  bump(inner: string, fee: string): Signed
  close(): Promise<void>
}

/** Whether a request submits. */
export const isSend = (method: string): boolean => /^sendTransaction|^POST/.test(method)

/** Whether a request looks for a hash. */
export const isLook = (method: string): boolean => /^getTransaction|^GET .transactions/.test(method)

/** Starts a world. Call `close` when done. */
export async function createSendWorld(): Promise<SendWorld> {
  const pauses: number[] = []
  const later = setTimeout
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0, ...rest: unknown[]) => {
    const isPause = [1000, 2000, 4000, 8000].includes(ms)
    if (isPause) pauses.push(ms)
    return later(run, isPause ? 0 : ms, ...rest)
  })
  const network = createNetwork()
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  network.fund(alice)
  network.fund(bob)
  const faults: Fault[] = []
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const isRpc = request.url?.startsWith("/rpc")
    const { method, params } = isRpc
      ? { params: {}, ...JSON.parse(body) }
      : { method: `${request.method} ${request.url?.split("?")[0]}`, params: {} }
    calls.push({ method, value: params.transaction ?? params.hash ?? body })
    const target = isRpc ? network.rpcUrl : network.horizonUrl + request.url
    const ask = () =>
      network.fetch(target, {
        method: request.method ?? "GET",
        headers: { "content-type": request.headers["content-type"] ?? "text/plain" },
        ...(body && { body }),
      })
    const fault = faults.map((one) => one(method, ask)).find((one) => one !== undefined)
    const answer = await (fault ?? ask())
    const headers = { "content-type": answer.headers.get("content-type") ?? "text/plain" }
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { passphrase } = network
  const sequence = () => network.ledger.account(alice.xdrAccountId())!.seqNum
  const transactionOf = (operation: xdr.Operation, fee: string, seconds: number) =>
    new TransactionBuilder(new Account(alice.publicKey(), `${sequence()}`), {
      fee,
      networkPassphrase: passphrase,
    })
      .addOperation(operation)
      .setTimeout(seconds)
      .build()

  function signed(transaction: Pick<Transaction, "sign" | "toXdr" | "hash">): Signed {
    transaction.sign(alice)
    return { xdr: transaction.toXdr(), hash: Buffer.from(transaction.hash()).toString("hex") }
  }

  return {
    ...{ network, alice, bob, url, faults, calls, pauses, sequence },
    rpc: { passphrase, rpcUrl: `${url}/rpc` },
    horizon: { passphrase, horizonUrl: url },
    sends: () => calls.filter(({ method }) => isSend(method)),
    looks: () => calls.filter(({ method }) => isLook(method)),
    payment({ amount = "1", fee = "100", seconds = 300 } = {}) {
      const destination = bob.publicKey()
      const operation = Operation.payment({ destination, asset: Asset.native(), amount })
      return signed(transactionOf(operation, fee, seconds))
    },
    async contractCall(contract, name, ...args) {
      const call = transactionOf(new Contract(contract).call(name, ...args), "100", 300)
      const prepared = await new Rpc(`${url}/rpc`, { allowHttp: true }).prepareTransaction(call)
      calls.length = 0
      return signed(prepared)
    },
    bump(inner, fee) {
      const transaction = TransactionBuilder.fromXDR(inner, passphrase) as never
      return signed(TransactionBuilder.buildFeeBumpTransaction(alice, fee, transaction, passphrase))
    },
    close() {
      vi.unstubAllGlobals()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
