import { useState } from "react"
import type { ReceiverState } from "../../logic/recipients/find-obstacles.js"
import { readReceiver } from "../../logic/recipients/receiver.js"
import { useAsync } from "../../ui/use-async.js"

type States = ReadonlyMap<string, ReceiverState>

/**
 * Asks Horizon about each of the accounts (`G…`) once. Returns those that were read so far, and a function that reads the
 * others. An account about which the network doesn't answer stays unread.
 */
export function useReceiverStates(
  accounts: readonly string[],
  horizonUrl: string,
): readonly [states: States, readRest: () => Promise<States>] {
  const [states, setStates] = useState<States>(new Map())
  const readRest = async (signal?: AbortSignal): Promise<States> => {
    const read = accounts
      .filter((account) => !states.has(account))
      .map(async (account) => [account, await readReceiver(horizonUrl, account, signal)] as const)
    const found = (await Promise.allSettled(read)).flatMap((one) =>
      one.status === "fulfilled" ? [one.value] : [],
    )
    setStates((before) => new Map([...before, ...found]))
    return new Map([...states, ...found])
  }
  useAsync(accounts.length > 0 ? `${horizonUrl} ${accounts.join(" ")}` : undefined, readRest)
  return [states, () => readRest()]
}
