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
  /** The block from which it can be spent; 0 if it always can. */
  lock?: number
}

/** What addresses gained and lost, by address. */
export type OutpointDeltas = Record<string, { created: QuaiOutpoint[]; deleted: QuaiOutpoint[] }>

/** A client of the Quai network for one node. Everything except `provider` throws only `WalletError`. */
export interface QuaiClient {
  /** The library's provider, for everything else. Convert its errors with `quaiError`. */
  readonly provider: JsonRpcProvider
  readonly chainId: bigint
  /** The active regions at the network's protocol expansion number. */
  activeRegions(): Promise<readonly Shard[]>
  /** The active zones at the network's protocol expansion number. */
  activeZones(): Promise<readonly Shard[]>
  /** The balance of an address, in the smallest unit, requested from its zone. */
  balance(address: string): Promise<bigint>
  /**
   * The outpoints that these Qi addresses of one zone gained and lost between two blocks (hashes; by default to the
   * latest), by address. Requested in ranges of 1000 blocks; an outpoint in two ranges is reported once.
   */
  outpoints(addresses: readonly string[], from: string, to?: string): Promise<OutpointDeltas>
  /** Ends all current requests, with kind `aborted`. */
  close(): void
}

/**
 * Loads the library, asks the node for its network (five retries, at most one minute), and opens a client for it. Can
 * be aborted with `signal`. Throws `bad-request` for an invalid URL or port; `QuaiError`
 * `provider-failed-to-initialize` after the retries, `timeout` after the minute; `aborted`; `internal` if the app has not
 * installed the library.
 */
export async function createQuaiClient(
  options: QuaiNode & { signal?: AbortSignal },
): Promise<QuaiClient> {
  const urls = endpoints(options)
  const [chainId, QuaiProvider] = await within(quaiLimits.start, options.signal, (signal) =>
    Promise.all([detectNetwork(urls.get("0x")!, signal), importProvider()]),
  )
  const provider = new QuaiProvider(chainId, urls)

  /** All values passed to the library were checked, so one that it rejects came from the node. */
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
      if (new Set(known.map((address) => address.slice(0, 4))).size !== 1) {
        throw new WalletError("bad-request", "Pass at least one address, all of the same zone.")
      }
      try {
        return once(await read(() => provider.getOutpointDeltas(known, start, end)))
      } catch (error) {
        if (!isBackwards(error)) throw error
        throw new WalletError("bad-request", "The first block comes after the last one.", {
          cause: error,
        })
      }
    },
    close: () => provider.destroy(),
  }
}

/** The library is an optional peer dependency. */
async function importProvider() {
  try {
    return (await import("./provider.js")).QuaiProvider
  } catch (cause) {
    throw new WalletError("internal", "quais could not be loaded. Is it installed?", { cause })
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

/** The first bit of an address's second byte distinguishes Qi, whose coins are outpoints, from Quai. */
function qiAddress(text: string): string {
  const address = liveAddress(text)
  if (parseHex(address)[1]! < 0x80) {
    throw new WalletError("bad-request", `${address} is a Quai address, which has no outpoints.`)
  }
  return address
}

/** A block's hash in the library's format, with `0x`. */
function blockHash(text: string): string {
  const bytes = parseHex(text)
  if (bytes.length === 32) return `0x${encodeHex(bytes)}`
  throw new WalletError("bad-request", "A block hash has 32 bytes in hex.")
}

/** Only the node knows which of two blocks comes first; the library then rejects the argument. */
function isBackwards(error: unknown): boolean {
  const { cause } = error as { cause?: { shortMessage?: unknown } }
  return /^startBlockNumber must be less/.test(String(cause?.shortMessage))
}

/** Both ranges contain the block in which they meet, but an outpoint is created and spent only once. */
function once(deltas: OutpointDeltas): OutpointDeltas {
  return Object.fromEntries(
    Object.entries(deltas).map(([address, { created, deleted }]) => [
      address,
      { created: distinct(created), deleted: distinct(deleted) },
    ]),
  )
}

function distinct(outpoints: readonly QuaiOutpoint[]): QuaiOutpoint[] {
  return [
    ...new Map(
      outpoints.map((outpoint) => [`${outpoint.txhash}:${outpoint.index}`, outpoint]),
    ).values(),
  ]
}
