import type { SandboxNetwork } from "../config.js"
import type { WalletFacts } from "./install-wallet.js"
import type { SandboxAccount } from "./keys.js"
import type { Quirk } from "./state.js"

/** A wallet of the sandbox's server, in its list at `GET /wallets`. Its state is at `/wallets/:wallet/state`. */
export interface WalletListing extends WalletFacts {
  readonly wallet: string
  readonly accounts: readonly SandboxAccount[]
  readonly networks: readonly SandboxNetwork["id"][]
  readonly quirks: readonly Quirk[]
}
