import { readLastLedger } from "./last-ledger.js"

/** The network's time, in ms since the epoch, or the computer's if Horizon doesn't answer. */
export async function readNetworkNow(horizonUrl: string): Promise<number> {
  return (await readLastLedger(horizonUrl))?.closedAt ?? Date.now()
}
