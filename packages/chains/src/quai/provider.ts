import { WalletError } from "@alidade/core"
import {
  FetchRequest,
  type JsonRpcError,
  type JsonRpcPayload,
  JsonRpcProvider,
  type JsonRpcResult,
  type Shard as LibraryShard,
} from "quais"
import { quaiError } from "./errors.js"
import { quaiLimits } from "./limits.js"
import { post } from "./post.js"
import { readReplies } from "./replies.js"
import { type ShardByte, shards } from "./shards.js"

/**
 * The library's provider for a known network, with the specification's numbers and our own transport (`post.ts`). It is
 * in its own file, so that the library is loaded only when used.
 */
export class QuaiProvider extends JsonRpcProvider {
  readonly #calls = new Set<AbortController>()

  constructor(chainId: bigint, urls: ReadonlyMap<ShardByte, string>) {
    super(urls.get("0x"), chainId, {
      // The network is known. Otherwise the library would detect it again for every call, with pauses that cannot be
      // aborted.
      staticNetwork: true,
      // With explicit shards, the library does not request them: if the node is away it would do so forever.
      shards: shards.map(({ byte }) => byte as LibraryShard),
      cacheTimeout: quaiLimits.cache,
      batchStallTime: quaiLimits.batchStall,
      batchMaxCount: quaiLimits.batchCount,
      batchMaxSize: quaiLimits.batchSize,
      ...polling,
    })
    // The library's own URLs would lack ports and repeat the path.
    for (const [byte, url] of urls) this._urlMap.set(byte as LibraryShard, new FetchRequest(url))
  }

  /** The URLs were already checked (`endpoints.ts`), and the library does not support IPv6. */
  override validateUrl(): void {}

  /** Never rejects: otherwise the library would leave every request of the batch unanswered forever. */
  override async _send(
    payload: JsonRpcPayload | JsonRpcPayload[],
    shard?: LibraryShard,
  ): Promise<(JsonRpcResult | JsonRpcError)[]> {
    const requests = [payload].flat()
    const { url } = this._getConnection(shard ?? ("0x" as LibraryShard))
    const call = new AbortController()
    this.#calls.add(call)
    try {
      const reply = await post(url, JSON.stringify(payload), call.signal)
      return readReplies(requests, reply)
    } catch (thrown) {
      const data = quaiError(thrown)
      return requests.map(({ id }) => ({
        id,
        error: { code: data.code, message: data.message, data },
      }))
    } finally {
      this.#calls.delete(call)
    }
  }

  /** Throws transport failures unchanged, and a node's error as the library's own. */
  override getRpcError(payload: JsonRpcPayload, reply: JsonRpcError, shard?: LibraryShard): Error {
    const { data } = reply.error
    return data instanceof WalletError ? data : super.getRpcError(payload, reply, shard)
  }

  /** Also ends current requests. */
  override destroy(): void {
    super.destroy()
    for (const call of this.#calls) call.abort()
  }
}

/** The library reads it, although the type of its options omits it. */
const polling: { pollingInterval: number } = { pollingInterval: quaiLimits.polling }
