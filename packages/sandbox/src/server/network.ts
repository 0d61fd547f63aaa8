import type { SandboxNetwork } from "../config.js"
import type { Ledger } from "../network/ledger.js"

/** A served network: its addresses and its ledger. */
export interface Network extends SandboxNetwork {
  readonly ledger: Ledger
}

/** The path of one of a network's URLs, for matching requests. */
export function pathOf(url: string): string {
  return new URL(url).pathname
}
