import { WalletError } from "@alidade/core"
import { encodeHex } from "@alidade/core/encoding"
import type { JsonRpcProvider } from "quais"
import { detectNetwork } from "./detect.js"
import { endpoints, type QuaiNode } from "./endpoints.js"
import { quaiError } from "./errors.js"
import { quaiLimits } from "./limits.js"
import { within } from "./patience.js"
import { activeRegions, activeZones, type Shard, zoneOf } from "./shards.js"
import { parseAddress, parseHex } from "./values.js"

/** A coin of the Qi ledger: an output of a transaction. */
export interface QuaiOutpoint {
  txhash: string
  index: number
  denomination: number
  /** The block from which on it can be spent; 0 where it always can. */
  lock?: number
}

/** What addresses gained and lost, by address. */
export type OutpointDeltas = Record<string, { created: QuaiOutpoint[]; deleted: QuaiOutpoint[] }>

/** A client of the Quai network, over one node. All but `provider` throws `WalletError`s alone. */
export interface QuaiClient {
  /** The library's provider, for all that is not here. What it throws, `quaiError` reads. */
  readonly provider: JsonRpcProvider
  readonly chainId: bigint
  /** The regions that are active at the network's protocol expansion number. */
  activeRegions(): Promise<readonly Shard[]>
  /** The zones that are active at it. */
  activeZones(): Promise<readonly Shard[]>
  /** What an address has, in the smallest unit, asked of the zone it lives in. */
  balance(address: string): Promise<bigint>
  /**
   * The outpoints that these Qi addresses, of one zone, gained and lost from one block to another (hashes; by default
   * to the latest), by address. Asked for in ranges of 1000 blocks; an outpoint that two ranges tell of is told once.
   */
  outpoints(addresses: readonly string[], from: string, to?: string): Promise<OutpointDeltas>
  /** Ends whatever is under way, with kind `aborted`. */
  close(): void
}

/**
 * Loads the library, asks the node which network it is of (five retries, one minute in all), and opens a client on it.
 * `signal` gives that up. Throws `bad-request` for a URL or a port; `QuaiError` `provider-failed-to-initialize` after the
 * retries, `timeout` after the minute; `aborted`.
 */
export async function createQuaiClient(
  options: QuaiNode & { signal?: AbortSignal },
): Promise<QuaiClient> {
  const urls = endpoints(options)
  const [chainId, { QuaiProvider }] = await within(quaiLimits.start, options.signal, (signal) =>
    Promise.all([detectNetwork(urls.get("0x")!, signal), import("./provider.js")]),
  )
  const provider = new QuaiProvider(chainId, urls)

  /** Of the values passed to the library all were looked at: one that it does not like is the node's. */
  async function read<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call()
    } catch (thrown) {
      if (provider.destroyed) throw new WalletError("aborted", "The Quai client was closed.")
      const error = quaiError(thrown)
      if (error.kind !== "bad-request") throw error
      throw new WalletError("bad-reply", "The Quai node's reply cannot be read.", { cause: thrown })
    }
  }
  const expansion = (): Promise<number> => read(() => provider.getProtocolExpansionNumber())

  return {
    provider,
    chainId,
    activeRegions: async () => activeRegions(await expansion()),
    activeZones: async () => activeZones(await expansion()),
    async balance(address) {
      const known = liveAddress(address)
      return read(() => provider.getBalance(known))
    },
    async outpoints(addresses, from, to) {
      const known = Array.isArray(addresses) ? addresses.map(qiAddress) : []
      const [start, end] = [blockHash(from), to === undefined ? to : blockHash(to)]
      if (new Set(known.map((one) => one.slice(0, 4))).size !== 1) {
        throw new WalletError("bad-request", "The addresses must be of one zone, and one at least.")
      }
      try {
        return once(await read(() => provider.getOutpointDeltas(known, start, end)))
      } catch (error) {
        if (!isBackwards(error)) throw error
        throw new WalletError("bad-request", "The block to begin with comes after the last one.", {
          cause: error,
        })
      }
    },
    close: () => provider.destroy(),
  }
}

function liveAddress(text: string): string {
  const address = parseAddress(text)
  if (!zoneOf(address)) {
    throw new WalletError(
      "bad-request",
      `No zone has addresses that begin with ${address.slice(0, 4)}.`,
    )
  }
  return address
}

/** Of an address's second byte the first bit tells Qi, whose coins are outpoints, from Quai. */
function qiAddress(text: string): string {
  const address = liveAddress(text)
  if (parseHex(address)[1]! < 0x80) {
    throw new WalletError("bad-request", `${address} is an address of Quai, and has no outpoints.`)
  }
  return address
}

/** A block's hash as the library takes it: with `0x`. */
function blockHash(text: string): string {
  const bytes = parseHex(text)
  if (bytes.length === 32) return `0x${encodeHex(bytes)}`
  throw new WalletError("bad-request", "A block is told by its hash: 32 bytes in hex.")
}

/** Which of two blocks comes first only the node can say; the library then refuses the argument. */
function isBackwards(error: unknown): boolean {
  const { cause } = error as { cause?: { shortMessage?: unknown } }
  return /^startBlockNumber must be less/.test(String(cause?.shortMessage))
}

/** The block in which two ranges meet belongs to both; an outpoint is made, and spent, once only. */
function once(deltas: OutpointDeltas): OutpointDeltas {
  return Object.fromEntries(
    Object.entries(deltas).map(([address, { created, deleted }]) => [
      address,
      { created: distinct(created), deleted: distinct(deleted) },
    ]),
  )
}

function distinct(outpoints: readonly QuaiOutpoint[]): QuaiOutpoint[] {
  return [...new Map(outpoints.map((one) => [`${one.txhash}:${one.index}`, one])).values()]
}
