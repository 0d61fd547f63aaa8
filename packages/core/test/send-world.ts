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
type Fault = (
  method: string,
  ask: () => Promise<Response>,
  host: string,
) => Promise<Response> | undefined

/** A request that the server got: the method of JSON-RPC, or `GET /path`; and the envelope, the hash, or the body. */
interface Call {
  method: string
  value: string
  /** What `performance.now` was, in ms. */
  at: number
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
  /** The pauses between looks, in ms. They take no time here, but `performance.now` counts them. */
  pauses: number[]
  /** Ends the requests under way, as their time limit would. */
  timeOut(): void
  /** The calls that submit, and those that look for a hash. */
  sends(): Call[]
  looks(): Call[]
  /** Alice's sequence number on the ledger. */
  sequence(): bigint
  /** A signed payment of alice to bob. */
  payment(options?: { amount?: string; fee?: string; seconds?: number }): Signed
  /** A signed transaction of alice with these operations. */
  transaction(...operations: xdr.Operation[]): Signed
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
  const limits = new Map<unknown, () => void>()
  let waited = 0
  const { setTimeout: later, clearTimeout: stop } = globalThis
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + waited)
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0, ...rest: unknown[]) => {
    // Those of fetch itself have arguments.
    const isOurs = rest.length === 0
    if (isOurs && [1000, 2000, 4000, 8000].includes(ms)) {
      pauses.push(ms)
      waited += ms
      return later(run, 0)
    }
    const timer = later(run, ms, ...rest)
    if (isOurs && ms === 10_000) limits.set(timer, run)
    return timer
  })
  vi.stubGlobal("clearTimeout", (timer: Parameters<typeof clearTimeout>[0]) => {
    limits.delete(timer)
    stop(timer)
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
    calls.push({ method, value: params.transaction ?? params.hash ?? body, at: performance.now() })
    const target = isRpc ? network.rpcUrl : network.horizonUrl + request.url
    const ask = () =>
      network.fetch(target, {
        method: request.method ?? "GET",
        headers: { "content-type": request.headers["content-type"] ?? "text/plain" },
        ...(body && { body }),
      })
    const fault = faults
      .map((one) => one(method, ask, `${request.headers.host}`))
      .find((one) => one !== undefined)
    const answer = await (fault ?? ask())
    const headers = Object.fromEntries(
      ["content-type", "retry-after"].flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { passphrase } = network
  const sequence = () => network.ledger.account(alice.xdrAccountId())!.seqNum
  function transactionOf(operations: xdr.Operation[], fee = "100", seconds = 300): Transaction {
    const source = new Account(alice.publicKey(), `${sequence()}`)
    const builder = new TransactionBuilder(source, { fee, networkPassphrase: passphrase })
    for (const operation of operations) builder.addOperation(operation)
    return builder.setTimeout(seconds).build()
  }

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
      return signed(transactionOf([operation], fee, seconds))
    },
    transaction: (...operations) => signed(transactionOf(operations)),
    async contractCall(contract, name, ...args) {
      const call = transactionOf([new Contract(contract).call(name, ...args)])
      const prepared = await new Rpc(`${url}/rpc`, { allowHttp: true }).prepareTransaction(call)
      calls.length = 0
      return signed(prepared)
    },
    bump(inner, fee) {
      const transaction = TransactionBuilder.fromXDR(inner, passphrase) as never
      return signed(TransactionBuilder.buildFeeBumpTransaction(alice, fee, transaction, passphrase))
    },
    timeOut() {
      for (const run of limits.values()) run()
    },
    close() {
      vi.unstubAllGlobals()
      clock.mockRestore()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
