import { type ErrorKind, WalletError } from "@alidade/core"

/** What went wrong on the Quai network. */
export type QuaiReason =
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

/** A failure that the Quai network, or the way to it, has a name for. `ext` is the library's code for it. */
export class QuaiError extends WalletError {
  readonly reason: QuaiReason

  /** `words` take the place of those that the reason has by itself. */
  constructor(reason: QuaiReason, { words, cause }: { words?: string; cause?: unknown } = {}) {
    const [kind, usual] = meanings[reason]
    super(kind, words ?? usual, { ext: reason.toUpperCase().replaceAll("-", "_"), cause })
    this.reason = reason
  }
}

const meanings: Readonly<Record<QuaiReason, readonly [ErrorKind, string]>> = {
  "action-rejected": ["rejected", "Declined in the wallet."],
  "call-exception": ["external", "The contract refused the call, or failed in it."],
  "insufficient-funds": ["external", "The account has not enough for the transaction and its fee."],
  "network-error": ["external", "The Quai node cannot be reached. Are you online?"],
  "nonce-expired": ["external", "The transaction's nonce has been used: make it anew."],
  "provider-failed-to-initialize": [
    "external",
    "The Quai node did not say which network it is of.",
  ],
  "replacement-underpriced": [
    "external",
    "To replace a transaction takes a higher fee than it has.",
  ],
  timeout: ["timeout", "The Quai node did not answer in time. Try again."],
  "transaction-already-known": ["external", "The network knows this transaction already."],
  "transaction-not-found": ["external", "The network does not know this transaction."],
  "transaction-replaced": ["external", "Another transaction has taken the place of this one."],
  "unsupported-operation": ["unsupported", "The Quai node does not support this call."],
}

/** Codes of the library that say nothing of the network: what it was given, or what it read. */
const kinds: ReadonlyMap<unknown, readonly [ErrorKind, string]> = new Map([
  ["INVALID_ARGUMENT", ["bad-request", "A value that was passed is not right."]],
  ["MISSING_ARGUMENT", ["bad-request", "A value that is needed was not passed."]],
  ["UNEXPECTED_ARGUMENT", ["bad-request", "A value too many was passed."]],
  ["BAD_DATA", ["bad-reply", "The Quai node's reply cannot be read."]],
  ["CANCELLED", ["aborted", "Cancelled."]],
])

/**
 * What the library's provider threw, as a `WalletError`: a `QuaiError` where its code is one of the twelve that the
 * network has; what was thrown stays in `cause`.
 */
export function quaiError(thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown
  const code = codeOf(thrown)
  const reason = typeof code === "string" ? code.toLowerCase().replaceAll("_", "-") : ""
  if (isReason(reason)) return new QuaiError(reason, { cause: thrown })
  const [kind, words] = kinds.get(code) ?? ["external", "The Quai node answered with an error."]
  return new WalletError(kind, words, { cause: thrown })
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined
}

function isReason(text: string): text is QuaiReason {
  return Object.hasOwn(meanings, text)
}
