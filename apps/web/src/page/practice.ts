import type { PracticeWallet } from "@alidade/sandbox/browser"

/** The practice of the open page: a network and a wallet inside it. */
export interface Practice {
  wallet: PracticeWallet
  /** The addresses of two recipients. */
  shop: string
  treasury: string
  /** A payment from the shop to the visitor, signed and never sent: base64 envelope. */
  promise: string
  /** Ends the network and the wallet, and forgets everything that practice has stored. */
  end: () => void
}
