import type { ErrorKind } from "./error-codes.js"
import { inEnglish, type Reason, reason } from "./reason.js"
import { codeOf } from "./specific-codes.js"

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
  /** What only the site's owner or a developer can use, such as a header to change. */
  details?: Reason | string
}

/** All errors of this class. */
const own = new WeakSet<WalletError>()

/** The fields of a `WalletError`, which its constructor assigns. A class field for each would be code in every app. */
export interface WalletError {
  readonly kind: ErrorKind
  readonly code: number
  /** What exactly happened, for words in any language. Absent if `message` is somebody else's words, such as a wallet's. */
  readonly reason?: Reason
  readonly walletId?: string
  readonly ext?: unknown
  /** For `timeout`: the kit's limit for the request ended it, not a shorter wait of the wallet's client. */
  readonly expired?: true
  /**
   * For `altered`, `wrong-account` or `bad-signature` on a transaction: the envelope that the wallet returned, base64.
   * Never submit it; `describeDifferences` of `@alidade/core/describe` shows what differs.
   */
  readonly returned?: string
  /** What only the site's owner or a developer can use. Show it where people look for details, not to everybody. */
  readonly details?: Reason | string
}

/** The only error that the kit and its wallets throw: a code (SEP-43), a stable kind, and a message for users. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `declare` fields would do, but Playwright's compiler refuses them
export class WalletError extends Error {
  override readonly name = "WalletError"

  /**
   * Whether a value is a `WalletError`. Unlike `instanceof`, it runs no code of a Proxy and so never throws: a wallet
   * may throw anything.
   */
  static is(value: unknown): value is WalletError {
    return own.has(value as WalletError)
  }

  /** `words` are a reason, whose English becomes the `message`, or somebody else's words. */
  constructor(
    kind: ErrorKind,
    words: Reason | string,
    { cause, ...details }: WalletErrorDetails = {},
  ) {
    super(inEnglish(words), { cause })
    // A string has no key.
    const reason = (words as Reason).key && words
    own.add(Object.assign(this, { code: codeOf(kind), ...details, kind, reason }))
  }

  /** The address of the page about this kind of error: its causes, and what to do. For developers. */
  get docs(): string {
    return `https://alidade-stellar.github.io/alidade/reference/errors/${this.kind}/`
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

/** Why a canceled call ended. */
export const CANCELLED: Reason = reason("canceled", "The request was canceled.")

/** Why a call failed whose code could not be loaded. */
export const ENGINE_MISSING: Reason = reason(
  "engineMissing",
  "Couldn't load the wallet engine. Check your connection and try again.",
)

/**
 * The error with which an aborted signal ends a call. `words` are used if the signal's reason is not a `WalletError`.
 */
export function abortError(
  signal: AbortSignal | undefined,
  words: Reason | string = CANCELLED,
): WalletError {
  const cause: unknown = signal?.reason
  return WalletError.is(cause) ? cause : new WalletError("aborted", words, { cause })
}
