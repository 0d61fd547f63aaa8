import { MAX_OTHERS } from "./connections.js"
import { checkedConnection } from "./remembered.js"
import type { Connection } from "./state.js"

/** Stored connections as they are listed: without damaged ones, and nobody has been asked about them. */
export function checkedConnections(stored: readonly unknown[]): readonly Connection[] {
  return stored
    .flatMap((each) => checkedConnection(each) ?? [])
    .slice(0, MAX_OTHERS + 1)
    .map((each) => ({ ...each, trust: "remembered" }))
}
