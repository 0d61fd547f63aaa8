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
 * The library's provider on a network that is known, set up with the specification's numbers, over a way to the node of
 * our own (`post.ts`). Kept in a file of its own, so that the library is loaded when it is used.
 */
export class QuaiProvider extends JsonRpcProvider {
  readonly #calls = new Set<AbortController>()

  constructor(chainId: bigint, urls: ReadonlyMap<ShardByte, string>) {
    super(urls.get("0x"), chainId, {
      // Known already: the library would look for it again at every call, and wait in seconds that nothing ends.
      staticNetwork: true,
      // Told, the shards need not be asked for: against a node that is away the library would do that for ever.
      shards: shards.map(({ byte }) => byte as LibraryShard),
      cacheTimeout: quaiLimits.cache,
      batchStallTime: quaiLimits.batchStall,
      batchMaxCount: quaiLimits.batchCount,
      batchMaxSize: quaiLimits.batchSize,
      ...polling,
    })
    // Its own would be without ports, and below a path already.
    for (const [byte, url] of urls) this._urlMap.set(byte as LibraryShard, new FetchRequest(url))
  }

  /** They were looked at before (`endpoints.ts`), and the library knows no IPv6. */
  override validateUrl(): void {}

  /** Never rejects: the library would then leave every request of the batch unanswered for ever. */
  override async _send(
    payload: JsonRpcPayload | JsonRpcPayload[],
    shard?: LibraryShard,
  ): Promise<(JsonRpcResult | JsonRpcError)[]> {
    const asked = [payload].flat()
    const { url } = this._getConnection(shard ?? ("0x" as LibraryShard))
    const call = new AbortController()
    this.#calls.add(call)
    try {
      const reply = await post(url, JSON.stringify(payload), call.signal)
      return readReplies(asked, reply)
    } catch (thrown) {
      const data = quaiError(thrown)
      return asked.map(({ id }) => ({
        id,
        error: { code: data.code, message: data.message, data },
      }))
    } finally {
      this.#calls.delete(call)
    }
  }

  /** A failure on the way is thrown as it is; what a node said, as the library's own error. */
  override getRpcError(payload: JsonRpcPayload, reply: JsonRpcError, shard?: LibraryShard): Error {
    const { data } = reply.error
    return data instanceof WalletError ? data : super.getRpcError(payload, reply, shard)
  }

  /** Ends also what is under way. */
  override destroy(): void {
    super.destroy()
    for (const call of this.#calls) call.abort()
  }
}

/** The library reads it, though the type of its options leaves it out. */
const polling: { pollingInterval: number } = { pollingInterval: quaiLimits.polling }
