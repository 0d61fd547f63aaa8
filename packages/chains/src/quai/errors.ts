import { type ErrorKind, WalletError } from "@alidade/core"

/** The types of failures on the Quai network. */
export type QuaiErrorType =
  | "action-rejected"
  | "call-exception"
  | "insufficient-funds"
  | "network-error"
  | "nonce-expired"
  | "provider-failed-to-initialize"
  | "replacement-underpriced"
  | "timeout"
  | "transaction-already-known"
  | "transaction-not-found"
  | "transaction-replaced"
  | "unsupported-operation"

/** A failure with a name on the Quai network. `ext` is the library's code for it. */
export class QuaiError extends WalletError {
  readonly type: QuaiErrorType

  /** `words` replaces the type's default message. */
  constructor(type: QuaiErrorType, { words, cause }: { words?: string; cause?: unknown } = {}) {
    const [kind, usual] = meanings[type]
    super(kind, words ?? usual, { ext: type.toUpperCase().replaceAll("-", "_"), cause })
    this.type = type
  }
}

const meanings: Readonly<Record<QuaiErrorType, readonly [ErrorKind, string]>> = {
  "action-rejected": ["rejected", "Declined in the wallet."],
  "call-exception": ["external", "The contract rejected the call or failed."],
  "insufficient-funds": ["external", "The balance is too low for the transaction and its fee."],
  "network-error": ["external", "Can't reach the Quai node. Check your connection."],
  "nonce-expired": [
    "external",
    "The transaction's nonce has already been used. Create the transaction again.",
  ],
  "provider-failed-to-initialize": ["external", "The Quai node didn't report its network."],
  "replacement-underpriced": ["external", "To replace this transaction, set a higher fee."],
  timeout: ["timeout", "The Quai node didn't answer in time. Try again."],
  "transaction-already-known": ["external", "The network knows this transaction already."],
  "transaction-not-found": ["external", "The network does not know this transaction."],
  "transaction-replaced": ["external", "This transaction was replaced by another one."],
  "unsupported-operation": ["unsupported", "The Quai node does not support this call."],
}

/** The library's codes for problems outside the network: its arguments, or what it read. */
const kinds: ReadonlyMap<unknown, readonly [ErrorKind, string]> = new Map([
  ["INVALID_ARGUMENT", ["bad-request", "A value is invalid."]],
  ["MISSING_ARGUMENT", ["bad-request", "A required value is missing."]],
  ["UNEXPECTED_ARGUMENT", ["bad-request", "There is an unexpected value."]],
  ["BAD_DATA", ["bad-reply", "The Quai node's reply cannot be read."]],
  ["CANCELLED", ["aborted", "Cancelled."]],
])

/**
 * Converts an error of the library's provider to a `WalletError`: a `QuaiError` if its code is one of the network's
 * twelve. The original is in `cause`.
 */
export function quaiError(thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown
  const code = codeOf(thrown)
  const reason = typeof code === "string" ? code.toLowerCase().replaceAll("_", "-") : ""
  if (isReason(reason)) return new QuaiError(reason, { cause: thrown })
  const [kind, words] = kinds.get(code) ?? ["external", "The Quai node returned an error."]
  return new WalletError(kind, words, { cause: thrown })
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined
}

function isReason(text: string): text is QuaiErrorType {
  return Object.hasOwn(meanings, text)
}
