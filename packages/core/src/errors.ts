/**
 * What went wrong, as a stable string. Codes are the specification's and SEP-43's:
 * -1 internal, -2 external service, -3 bad request, -4 rejected by the user.
 */
export const errorCodes = {
  /** The user declined, or closed the wallet's window where a wallet cannot tell the two apart. */
  rejected: -4,
  /** The wallet's window was closed before it answered. */
  "popup-closed": -4,
  /** The app, or the user in the app, cancelled the call. */
  aborted: -4,
  /** The wallet is set to another network than the kit. */
  "wrong-network": -3,
  /** Another account signed, or the account changed while the wallet was being asked. */
  "wrong-account": -3,
  /** The wallet lacks the function, or cannot sign for this network. */
  unsupported: -3,
  /** What the app passed is not right: an unknown network or wallet, a broken XDR, nothing to copy. */
  "bad-request": -3,
  /** No wallet is set. */
  "no-wallet": -3,
  /** A service that is not the wallet failed: Horizon, a relay, HTTP. */
  external: -2,
  /** The wallet is locked. */
  locked: -1,
  /** On a hardware wallet another app is open than the one that signs for Stellar. */
  "wrong-app": -1,
  /** No device of this wallet is attached that the page may use, or it was unplugged in the middle. */
  unplugged: -1,
  /** The wallet is not on this machine. */
  "not-installed": -1,
  /** The extension was updated, reloaded or disabled under the open page, which must be reloaded. */
  "page-stale": -1,
  /** The browser did not open the wallet's window. */
  "popup-blocked": -1,
  /** Nobody answered within the limit. */
  timeout: -1,
  /** What the wallet signed is not what it was sent. */
  altered: -1,
  /** The signature does not verify under the address asked. */
  "bad-signature": -1,
  /** The reply is not of the shape that the wallet's protocol has. */
  "bad-reply": -1,
  /** The wallet's version, or its protocol's, is too old. */
  outdated: -1,
  /** The wallet failed in a way of its own. */
  internal: -1,
} as const

/** The kinds of errors; each stands in `errorCodes` with its code. */
export type ErrorKind = keyof typeof errorCodes

/** What a `WalletError` can carry beside its kind and its message. */
export interface WalletErrorDetails {
  /** The number, where it is not the one of the kind (a wallet's own code outside -1 … -4). */
  code?: number
  /** `productId` of the wallet that was asked. */
  walletId?: string
  /** What the wallet added. The kit bounds it when the error passes through (`toWalletError`). */
  ext?: unknown
  /** The wallet's own error, or what was thrown. */
  cause?: unknown
  /** Of kind `timeout`: the request's own limit has passed, so that the request has expired. */
  expired?: true
  /** Of a refused answer: the `TransactionEnvelope` that the wallet returned, base64. */
  returned?: string
}

/** The one error that the kit and its wallets throw: a code (SEP-43), a stable kind, words for people. */
export class WalletError extends Error {
  override readonly name = "WalletError"
  readonly #own = true
  declare readonly kind: ErrorKind
  declare readonly code: number
  declare readonly walletId?: string
  declare readonly ext?: unknown
  /** Of kind `timeout`: the kit's limit for the request ended it, not a shorter wait of the wallet's client. */
  declare readonly expired?: true
  /**
   * Of kind `altered`, `wrong-account` or `bad-signature`, where a transaction was to be signed: the envelope that the
   * wallet returned, base64. Never submit it; `describeDifferences` of `@alidade/core/describe` says what differs.
   */
  declare readonly returned?: string

  /**
   * Whether a value is a `WalletError`. Unlike `instanceof` it runs no code of a Proxy, and so never throws: what a
   * wallet threw may be anything.
   */
  static is(value: unknown): value is WalletError {
    return Object(value) === value && #own in (value as object)
  }

  constructor(kind: ErrorKind, message: string, { cause, ...details }: WalletErrorDetails = {}) {
    super(message, { cause })
    Object.assign(this, { code: errorCodes[kind], ...details, kind })
  }

  /** The specification's wallet error: code, message, optional ext. */
  toJSON(): WalletErrorFields {
    const { code, message, ext } = this
    return { code, message, ext }
  }
}

/** The fields of a wallet error as the specification and SEP-43 have them. */
export interface WalletErrorFields {
  code: number
  message: string
  ext?: unknown
}

/** The message of a call that was cancelled. */
export const CANCELLED = "The request was cancelled."

/** The error with which an aborted signal ends a call; `message` is used where its reason is no `WalletError`. */
export function abortError(
  signal: AbortSignal | undefined,
  message: string = CANCELLED,
): WalletError {
  const reason: unknown = signal?.reason
  return WalletError.is(reason) ? reason : new WalletError("aborted", message, { cause: reason })
}
