/** The part of Trezor's Connect library, version 9 or 10, that the client calls. */
export interface TrezorConnect {
  stellarGetAddress(parameters: object): Promise<unknown>
  stellarSignTransaction(parameters: object): Promise<unknown>
  /** Ends what the library is doing, and closes its window. */
  cancel?(): unknown
}

/** Options of `trezor`. */
export interface TrezorOptions {
  /**
   * Loads Trezor's Connect library (`@trezor/connect-web`, version 9 or 10), calls its `init` with your app's name and
   * address, and resolves to it. It is called with the first request. Without it, Trezor is listed as not set up: the
   * library is not part of this package.
   */
  connect?: (() => Promise<TrezorConnect>) | undefined
}
