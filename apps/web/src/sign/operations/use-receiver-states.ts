import { useState } from "react"
import type { ReceiverState } from "../../logic/recipients/find-obstacles.js"
import { readReceiver } from "../../logic/recipients/receiver.js"
import { useAsync } from "../../ui/use-async.js"

/** What the network says of several receivers. */
export interface ReceiverStates {
  /** Those that were read so far. */
  states: ReadonlyMap<string, ReceiverState>
  /** Reads the others. An account about which the network doesn't answer stays unread. */
  readRest: () => Promise<ReadonlyMap<string, ReceiverState>>
}

/** Asks Horizon about each of the accounts (`G…`) once. */
export function useReceiverStates(accounts: readonly string[], horizonUrl: string): ReceiverStates {
  const [states] = useState(() => new Map<string, ReceiverState>())
  const unread = accounts.filter((account) => !states.has(account))
  const readRest = async (signal?: AbortSignal): Promise<typeof states> => {
    const read = unread.map(async (account) => {
      states.set(account, await readReceiver(horizonUrl, account, signal))
    })
    await Promise.allSettled(read)
    return states
  }
  // Its end renders again what has been read.
  useAsync(accounts.length > 0 ? `${horizonUrl} ${accounts.join(" ")}` : undefined, readRest)
  return { states, readRest: () => readRest() }
}
