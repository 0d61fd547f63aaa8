import type { SimulatedWallet } from "@alidade/sandbox/browser"

/** The practice of the open page: a network and a wallet inside it. */
export interface Practice {
  wallet: SimulatedWallet
  /** Ends the network and the wallet, and forgets everything that practice has stored. */
  end: () => void
}
