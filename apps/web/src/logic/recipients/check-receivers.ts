import { findObstacles, type Obstacle, type ReceiverState, receiversOf } from "./find-obstacles.js"
import type { Receipts } from "./receipts.js"
import { readReceiver } from "./receiver.js"

/**
 * Asks Horizon about each receiver of a transaction, and returns what stands against its payments. A receiver about whom
 * Horizon doesn't answer is an obstacle too. Rejects only once the signal is aborted.
 */
export async function checkReceivers(
  receipts: Receipts,
  horizonUrl: string,
  signal: AbortSignal,
): Promise<readonly Obstacle[]> {
  const states = await Promise.all(
    receiversOf(receipts).map(async (account): Promise<[string, ReceiverState]> => {
      const state = await readReceiver(horizonUrl, account, signal).catch(() => undefined)
      return [account, state]
    }),
  )
  signal.throwIfAborted()
  return findObstacles(receipts, new Map(states))
}
