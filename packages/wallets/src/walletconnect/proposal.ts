import { isText } from "../values.js"
import { deleteKey, keyOfCode } from "./forget-ended.js"
import { waits } from "./limits.js"
import type { SignClient } from "./parameters.js"
import { events, methods } from "./wire.js"

/** Requests a code from the library and checks it. */
export async function propose(
  client: SignClient,
  chains: readonly string[],
): Promise<{ uri: string; approval(): Promise<unknown> }> {
  const { uri, approval } = await client.connect({
    // Nothing is required, so a wallet that supports one chain or two methods can still connect (WC1).
    optionalNamespaces: {
      stellar: {
        chains: [...chains],
        methods: Object.values(methods),
        events: Object.values(events),
      },
    },
  })
  if (!isText(uri, 2_000) || !uri.startsWith("wc:"))
    throw new Error("The library returned no code.")
  const key = keyOfCode(client, uri)
  return {
    uri,
    async approval() {
      try {
        return await approval()
      } catch (error) {
        deleteKey(client, key)
        throw error
      }
    },
  }
}

/** When a code expires, in ms since the epoch: at its own time, or after a proposal's lifetime if that is earlier. */
export function expiryOf(uri: string): number {
  const seconds = Number(new URLSearchParams(uri.split("?")[1]).get("expiryTimestamp"))
  const longest = Date.now() + waits.code
  return seconds > 0 ? Math.min(seconds * 1_000, longest) : longest
}

/** Closes a session that nothing waits for anymore. */
export function closeUnused(client: SignClient, approved: unknown): void {
  const topic = readTopic(approved)
  if (!topic) return
  const reason = { code: -1, message: "Session closed" }
  client.disconnect({ topic, reason }).catch(() => {})
}

function readTopic(approved: unknown): string | undefined {
  const topic = (approved as { topic?: unknown } | null)?.topic
  return isText(topic, 500) ? topic : undefined
}
