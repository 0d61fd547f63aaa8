import { isText } from "../values.js"
import { waits } from "./limits.js"
import type { SignClient } from "./parameters.js"
import { events, methods } from "./wire.js"

/** Asks the library for a code, and guards what it gives. */
export async function propose(
  client: SignClient,
  chains: readonly string[],
): Promise<{ uri: string; approval(): Promise<unknown> }> {
  const { uri, approval } = await client.connect({
    // Nothing is required: a wallet that knows one chain or two methods is asked for those (WC1).
    optionalNamespaces: {
      stellar: {
        chains: [...chains],
        methods: Object.values(methods),
        events: Object.values(events),
      },
    },
  })
  if (!isText(uri, 2_000) || !uri.startsWith("wc:")) throw new Error("The library gave no code.")
  return { uri, approval }
}

/** When a code lapses, in ms since the epoch: as it says, or after the life of a proposal, whichever comes first. */
export function lapseOf(uri: string): number {
  const seconds = Number(new URLSearchParams(uri.split("?")[1]).get("expiryTimestamp"))
  const longest = Date.now() + waits.code
  return seconds > 0 ? Math.min(seconds * 1_000, longest) : longest
}

/** Closes a session that nobody waits for any more. */
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
