/**
 * Stable names of the kinds of failure. The codes are those of the specification and SEP-43:
 * -1 internal, -2 external service, -3 bad request, -4 rejected by the user.
 */
export const errorCodes = {
  /** The user declined, or closed the wallet's window if the wallet cannot tell the two apart. */
  rejected: -4,
  /** The wallet's window was closed before it answered. */
  "popup-closed": -4,
  /** The app, or the user in the app, canceled the call. */
  aborted: -4,
  /** The wallet uses another network than the kit. */
  "wrong-network": -3,
  /** Another account signed, or the account changed during the request. */
  "wrong-account": -3,
  /** The wallet lacks the function, or cannot sign for this network. */
  unsupported: -3,
  /** The app passed something invalid: an unknown network or wallet, broken XDR, nothing to copy. */
  "bad-request": -3,
  /** No wallet is selected. */
  "no-wallet": -3,
  /** A service other than the wallet failed: Horizon, a relay, HTTP. */
  external: -2,
  /** The wallet is locked. */
  locked: -1,
  /** A hardware wallet has an app open that cannot sign for Stellar. */
  "wrong-app": -1,
  /** No permitted device of this wallet is plugged in, or it was unplugged during the request. */
  unplugged: -1,
  /** The wallet is not installed. */
  "not-installed": -1,
  /** The extension was updated, reloaded or disabled while the page was open. The page must be reloaded. */
  "page-stale": -1,
  /** The browser blocked the wallet's window. */
  "popup-blocked": -1,
  /** No answer arrived within the limit. */
  timeout: -1,
  /** The wallet signed something other than what it was sent. */
  altered: -1,
  /** The signature is not valid for the requested address. */
  "bad-signature": -1,
  /** The reply does not have the shape that the wallet's protocol requires. */
  "bad-reply": -1,
  /** The wallet's or its protocol's version is too old. */
  outdated: -1,
  /** The wallet failed for a reason of its own. */
  internal: -1,
} as const

/** The kinds of errors; `errorCodes` has the code of each. */
export type ErrorKind = keyof typeof errorCodes

/** Optional fields of a `WalletError`. */
export interface WalletErrorDetails {
  /** The code, if it is not the kind's own (a wallet's code outside -1 … -4). */
  code?: number
  /** `productId` of the wallet. */
  walletId?: string
  /** Additional data from the wallet. The kit limits its size when the error passes through (`toWalletError`). */
  ext?: unknown
  /** The wallet's own error, or whatever was thrown. */
  cause?: unknown
  /** For `timeout`: the request's own limit has passed, so the request has expired. */
  expired?: true
  /** For a rejected reply: the `TransactionEnvelope` that the wallet returned, base64. */
  returned?: string
}

/** The only error that the kit and its wallets throw: a code (SEP-43), a stable kind, and a message for users. */
export class WalletError extends Error {
  override readonly name = "WalletError"
  readonly #own = true
  // Not `declare`: Playwright's compiler refuses it in a class with private fields.
  readonly kind!: ErrorKind
  readonly code!: number
  readonly walletId?: string
  readonly ext?: unknown
  /** For `timeout`: the kit's limit for the request ended it, not a shorter wait of the wallet's client. */
  readonly expired?: true
  /**
   * For `altered`, `wrong-account` or `bad-signature` on a transaction: the envelope that the wallet returned, base64.
   * Never submit it; `describeDifferences` of `@alidade/core/describe` shows what differs.
   */
  readonly returned?: string

  /**
   * Whether a value is a `WalletError`. Unlike `instanceof`, it runs no code of a Proxy and so never throws: a wallet
   * may throw anything.
   */
  static is(value: unknown): value is WalletError {
    return Object(value) === value && #own in (value as object)
  }

  constructor(kind: ErrorKind, message: string, { cause, ...details }: WalletErrorDetails = {}) {
    super(message, { cause })
    Object.assign(this, { code: errorCodes[kind], ...details, kind })
  }

  /** The specification's wallet error: code, message, and optional ext. */
  toJSON(): WalletErrorFields {
    const { code, message, ext } = this
    return { code, message, ext }
  }
}

/** The fields of a wallet error in the specification and SEP-43. */
export interface WalletErrorFields {
  code: number
  message: string
  ext?: unknown
}

/** The message of a canceled call. */
export const CANCELLED = "The request was canceled."

/**
 * The error with which an aborted signal ends a call. `message` is used if the signal's reason is not a `WalletError`.
 */
export function abortError(
  signal: AbortSignal | undefined,
  message: string = CANCELLED,
): WalletError {
  const reason: unknown = signal?.reason
  return WalletError.is(reason) ? reason : new WalletError("aborted", message, { cause: reason })
}
