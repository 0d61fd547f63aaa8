import { type ErrorKind, toWalletError, WalletError } from "@alidade/core"
import { isText } from "../channel/untrusted.js"

/** Bound of what is read, in characters. */
const MAX_WORDS = 2_000

/** What xBull's extension and its app say of a failure, and what it means (XE3, XE5). */
const meanings: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  "Connection denied": ["rejected", "The request was declined in xBull."],
  "Sign request denied": [
    "rejected",
    "The request was declined in xBull. If xBull asked nothing, it could not read it.",
  ],
  "Wallet hasn't been set upp": ["internal", "xBull has no account yet. Make one there first."],
  "There are no active account": ["internal", "xBull has no account yet. Make one there first."],
  "Combination of Network and public key is not available in this wallet": [
    "wrong-account",
    "xBull does not have this account on this network.",
  ],
  Error: ["internal", "xBull failed without saying why. It may not know this network."],
}

/** The error for a code and a text of xBull's, each of which may be anything; what xBull sent is its cause. */
export function errorOf(code: unknown, message: unknown, cause: unknown): WalletError {
  const said = isText(message, MAX_WORDS) ? message : "Unexpected error"
  const meant = Object.hasOwn(meanings, said) ? meanings[said] : undefined
  if (meant) return new WalletError(meant[0], meant[1], { cause })
  return toWalletError({ code: Number.isInteger(code) ? code : -1, message: said })
}

/** The error for a reply that is not of its shape. */
export function unreadable(
  words = "xBull gave a reply that cannot be read. It was not used.",
): never {
  throw new WalletError("bad-reply", words)
}

/** The network to sign for, which is always named: xBull would take its own (XE4). Throws `bad-request`. */
export function requireNetwork(networkPassphrase: string | undefined): string {
  if (networkPassphrase) return networkPassphrase
  throw new WalletError("bad-request", "Name the network to sign for: xBull takes its own.")
}
