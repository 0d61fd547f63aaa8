/** The wallet's side of a conformance run: it drives the wallet's user and the page around the module. */
export interface WalletSide {
  /** Makes the wallet approve all further requests. */
  approve(): void | Promise<void>
  /** Makes the wallet decline all further requests. */
  reject(): void | Promise<void>
  /**
   * Makes the wallet ignore all further requests. Without it, aborts are not checked; omit it only for modules of kits
   * without signals.
   */
  ignore?(): void | Promise<void>
  /** Makes the wallet's window close on all further requests. */
  close?(): void | Promise<void>
  /** Cuts the page's connection to the wallet, as when its extension is updated or disabled. Needs `find`. */
  lose?(): void | Promise<void>
  /** Restores the page's connection to the wallet. */
  find?(): void | Promise<void>
  /**
   * Resolves when the wallet has received the request and is waiting for its user. Without it, calls are aborted as
   * soon as they start.
   */
  requested?(): Promise<void>
  /**
   * Discards a request that is still open in the wallet after an abort. Needed if the wallet's own scripts in the page
   * listen until they receive an answer.
   */
  drop?(): void | Promise<void>
  /**
   * Runs a function inside a real click. Needed by wallets that open a window, because Chromium allows that only in a
   * click.
   */
  click?<Result>(run: () => Promise<Result>): Promise<Result>
  /** Scans a pairing code (`wc:…`), as a user's phone would. */
  scan?(uri: string): void | Promise<void>
  /** Returns a base64 `TransactionEnvelope` that the network would accept, for wallets that sign and submit. */
  submission?(address: string, networkPassphrase: string): string | Promise<string>
  /** The only network to sign for. Defaults to all of the module's networks, or Testnet if it supports any. */
  networkPassphrase?: string
  /** Time limit in ms for answers that need no user, 10 000 by default. An aborted call has a tenth of it. */
  patience?: number
}
