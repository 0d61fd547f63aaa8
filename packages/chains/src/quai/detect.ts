import { WalletError } from "@alidade/core"
import { QuaiError } from "./errors.js"
import { quaiLimits } from "./limits.js"
import { pause } from "./patience.js"
import { post } from "./post.js"
import { readReplies } from "./replies.js"

const QUESTION = { jsonrpc: "2.0", id: 1, method: "quai_chainId", params: [] }

/**
 * The node's chain id, with up to five retries after 1, 2, 4, 8 and 16 s. Throws `QuaiError`
 * `provider-failed-to-initialize` with the last failure in its `cause`, or the signal's reason.
 */
export async function detectNetwork(url: string, signal: AbortSignal): Promise<bigint> {
  for (let retry = 0; ; retry++) {
    try {
      return await askNetwork(url, signal)
    } catch (cause) {
      if (signal.aborted) throw signal.reason
      if (retry === quaiLimits.detectionRetries) {
        throw new QuaiError("provider-failed-to-initialize", { cause })
      }
      await pause(quaiLimits.detectionPause * 2 ** retry, signal)
    }
  }
}

async function askNetwork(url: string, signal: AbortSignal): Promise<bigint> {
  const [reply] = readReplies([QUESTION], await post(url, JSON.stringify(QUESTION), signal))
  const chainId = reply && "result" in reply ? reply.result : undefined
  if (typeof chainId !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(chainId)) {
    throw new WalletError("bad-reply", "The Quai node's chain id cannot be read.", { cause: reply })
  }
  return BigInt(chainId)
}
