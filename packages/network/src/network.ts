import { type Asset, hash, Keypair, xdr } from "@stellar/stellar-sdk/base"
import { deploy } from "./deploy.js"
import { toStroops } from "./entries/amounts.js"
import { fromText } from "./entries/bytes.js"
import { MAX_INT64 } from "./entries/parameters.js"
import { answer } from "./fetch.js"
import { router } from "./http/router.js"
import { networkRoutes } from "./routes.js"
import { type Sent, send } from "./send.js"
import type { ClosedLedger } from "./transactions/close.js"
import { fund } from "./transactions/faucet.js"
import { createLedger, type Ledger, type LedgerOptions, loadLedger } from "./transactions/ledger.js"
import { operationOf } from "./transactions/signed-envelope.js"

/** A network of a test: a ledger, its views, and short functions. Several run in one process. */
export interface Network {
  readonly ledger: Ledger
  readonly passphrase: string
  /** Base URLs of its views, at which `fetch` answers. Nothing listens there. */
  readonly horizonUrl: string
  readonly rpcUrl: string
  readonly friendbotUrl: string
  /** Answers a request to Horizon, JSON-RPC, or the faucet, as a server would. */
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** A key pair for a name: the same for the same seed. It is PUBLIC, and only for tests. */
  keypair(name: string): Keypair
  /** Gives 10,000 lumens to an account (`G…` or a key pair), which it creates if needed. */
  fund(account: Keypair | string): void
  /** Opens a trust line, or changes its limit: in units of the asset, the highest by default. Throws like `send`. */
  trust(holder: Keypair, asset: Asset, limit?: string): void
  /**
   * Sends operations in one transaction, signed by their source. A contract call gets its resources, and its source's
   * authorization, from a simulation.
   *
   * @throws HostError if the call fails; else an error with the result's codes, or with who else has to authorize
   */
  send(source: Keypair, ...operations: xdr.Operation[]): Sent
  /**
   * Uploads a contract's Wasm and creates a contract of it, with its constructor's arguments, from an account of the
   * network's own. Resolves to its address, `C…`: the same for the same seed and order.
   *
   * @throws HostError if the code cannot run here, or its constructor fails
   */
  deploy(wasm: Uint8Array, args?: readonly xdr.ScVal[]): Promise<string>
  /** Closes an empty ledger. */
  close(): ClosedLedger
  /** Sets the clock forward by whole seconds, and closes an empty ledger. */
  advance(seconds: number): ClosedLedger
  /** Archives a contract (`C…`): its instance and its persistent data, as months without a call would. */
  archive(contract: string): ClosedLedger
  /** From now on, operations cost this many stroops each; without a rate, the base fee again. */
  surge(feeRate?: bigint): void
  /** The whole network as JSON text, for `loadNetwork`. */
  save(): string
}

export interface NetworkOptions extends Partial<LedgerOptions> {
  /** Base URL of its Horizon. JSON-RPC and the faucet are below it, at `/rpc` and `/friendbot`. */
  readonly url?: string
}

/** Starts a network: by default with the passphrase and the addresses of Stellar's Quickstart image. */
export function createNetwork(options: NetworkOptions = {}): Network {
  const { url, passphrase = "Standalone Network ; February 2017", ...own } = options
  return networkOf(createLedger({ passphrase, ...own }), url, options.seed)
}

/**
 * Continues a network from the text of its `save`.
 *
 * @throws SyntaxError or XdrError if the text is not a saved network
 */
export function loadNetwork(
  saved: string,
  { url, now }: Pick<NetworkOptions, "url" | "now"> = {},
): Network {
  const { seed } = JSON.parse(saved) as { seed?: string }
  return networkOf(loadLedger(saved, now ? { now } : {}), url, seed)
}

function networkOf(ledger: Ledger, url = "http://localhost:8000", seed = ""): Network {
  const { passphrase } = ledger
  const horizonUrl = url.replace(/\/$/, "")
  const addresses = {
    horizonUrl,
    rpcUrl: `${horizonUrl}/rpc`,
    friendbotUrl: `${horizonUrl}/friendbot`,
  }
  const views = router(networkRoutes({ ledger, passphrase, ...addresses }))

  const network: Network = {
    ledger,
    passphrase,
    ...addresses,
    fetch: (request, init) => answer(views, new Request(request, init)),
    keypair: (name) => Keypair.fromRawEd25519Seed(hash(fromText(`${seed} ${name}`))),
    fund(account) {
      const pair = typeof account === "string" ? Keypair.fromPublicKey(account) : account
      fund(ledger, pair.xdrAccountId())
    },
    trust(holder, asset, limit) {
      const most = limit === undefined ? MAX_INT64 : toStroops(limit)
      if (most === undefined) throw new RangeError(`${limit} is not a limit, such as "100.5"`)
      const trust = new xdr.ChangeTrustOp({ line: asset.toChangeTrustXdrObject(), limit: most })
      network.send(holder, operationOf(xdr.OperationBody.changeTrust(trust)))
    },
    send: (source, ...operations) => send(ledger, source, operations),
    async deploy(wasm, args = []) {
      const deployer = network.keypair("deployer")
      if (!ledger.account(deployer.xdrAccountId())) network.fund(deployer)
      return deploy(ledger, deployer, wasm, args)
    },
    close: () => ledger.close(),
    advance: (seconds) => ledger.advance(seconds),
    archive: (contract) => ledger.archive(contract),
    surge: (feeRate) => ledger.surge(feeRate),
    save: () => ledger.save(),
  }
  return network
}
