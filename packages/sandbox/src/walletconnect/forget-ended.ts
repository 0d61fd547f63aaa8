import type { Client } from "./client.js"

/**
 * Deletes what the library stores about sessions and pairings whose keys it has deleted. It would keep their requests for
 * 30 days, and write all of them with each new one.
 */
export function forgetEnded({ core }: Client): void {
  const { crypto, history, relayer } = core
  const isEnded = (topic: string): boolean => !crypto.keychain.has(topic)
  for (const topic of new Set(history.values.map(({ topic }) => topic)))
    if (isEnded(topic)) history.delete(topic)
  for (const topic of relayer.messages.messages.keys())
    if (isEnded(topic)) relayer.messages.del(topic).catch(() => {})
}
