import type { Kit, SettledRequest } from "@alidade/core"

/** Returns the requests that ended before the journal, and stops collecting. */
export type EarlyRequests = () => readonly SettledRequest[]

/** Collects the requests that end before the journal is loaded, and calls `load` after each, which opens the journal. */
export function collectRequests(kit: Kit, load: () => void): EarlyRequests {
  const early: SettledRequest[] = []
  const stop = kit.on("requestSettled", (settled) => {
    early.push(settled)
    load()
  })
  return () => {
    stop()
    return early
  }
}
