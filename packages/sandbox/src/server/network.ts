import type { SandboxNetwork } from "../config.js"
import type { Ledger } from "../network/ledger.js"

/** A network as it is served: where it is, and its ledger. */
export interface Network extends SandboxNetwork {
  readonly ledger: Ledger
}

/** The path of one of a network's URLs, by which requests for it are told. */
export function pathOf(url: string): string {
  return new URL(url).pathname
}
