import type { Ledger } from "./ledger.js"

/** A network that is served: its ledger, and the addresses of its views. */
export interface ServedNetwork {
  readonly ledger: Ledger
  readonly passphrase: string
  /** Base URL of its Horizon, without a trailing slash. */
  readonly horizonUrl: string
  /** URL of its JSON-RPC server. */
  readonly rpcUrl: string
  /** URL of its faucet. */
  readonly friendbotUrl: string
}

/** The path of one of a network's URLs, for matching requests. */
export function pathOf(url: string): string {
  return new URL(url).pathname
}
