/** The wallet's side of a conformance run: what its person does, and what a module needs of the page around it. */
export interface WalletSide {
  /** From now on whatever is asked is approved. */
  approve(): void | Promise<void>
  /** From now on whatever is asked is declined. */
  reject(): void | Promise<void>
  /**
   * From now on nothing that is asked is answered. Without it nothing is checked of what an abort leaves: only for modules
   * that were written for kits without signals.
   */
  ignore?(): void | Promise<void>
  /** From now on the wallet's window is closed whenever it asks. */
  close?(): void | Promise<void>
  /** From now on the page cannot reach the wallet: its extension was updated or disabled under the page. Needs `find`. */
  lose?(): void | Promise<void>
  /** The page can reach the wallet again. */
  find?(): void | Promise<void>
  /** Resolves when the wallet has been asked and is waiting for its person. Without it, a call is aborted as soon as it is made. */
  asked?(): Promise<void>
  /**
   * Puts away what still waits in the wallet after an abort: for one whose own scripts in the page, which are not the module's,
   * listen for its answer until it comes.
   */
  drop?(): void | Promise<void>
  /** Runs this within a true click: for wallets that open a window, which Chromium allows in a click alone. */
  click?<Result>(run: () => Promise<Result>): Promise<Result>
  /** Scans a pairing code (`wc:…`), as a person's phone would. */
  scan?(uri: string): void | Promise<void>
  /** A base64 `TransactionEnvelope` that the network would take, for wallets that sign and send. */
  submission?(address: string, networkPassphrase: string): string | Promise<string>
  /** The one network to sign for; by default each of the module's, or Testnet where it signs for any. */
  networkPassphrase?: string
  /** How long an answer that needs nobody may take, in ms; 10 000 by default. An aborted call has a tenth of it to end in. */
  patience?: number
}
