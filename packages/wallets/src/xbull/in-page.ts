import { type ErrorKind, type NetworkResult, toWalletError, WalletError } from "@alidade/core"
import { isAccount, isEnvelope, isText, own, toNetwork, unreadable } from "../values.js"

/** What xBull's extension and its app have in common. */

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
  const said = isText(message) ? message : "Unexpected error"
  const meant = Object.hasOwn(meanings, said) ? meanings[said] : undefined
  if (meant) return new WalletError(meant[0], meant[1], { cause })
  return toWalletError({ code: Number.isInteger(code) ? code : -1, message: said })
}

/** The network to sign for, which is always named: xBull would take its own (XE4). Throws `bad-request`. */
export function requireNetwork(networkPassphrase: string | undefined): string {
  if (networkPassphrase) return networkPassphrase
  throw new WalletError("bad-request", "Name the network to sign for: xBull takes its own.")
}

/** A signed transaction, as the extension (`signedTxXdr`) and the app (`signedXdr`) give it. Throws `bad-reply`. */
export function readSignedXdr(
  answer: unknown,
  name: "signedTxXdr" | "signedXdr",
): { signedTxXdr: string; signerAddress: string } {
  const [signedTxXdr, signerAddress] = [own(answer, name), own(answer, "signerAddress")]
  return isEnvelope(signedTxXdr) && isAccount(signerAddress)
    ? { signedTxXdr, signerAddress }
    : unreadable("xBull")
}

/** The wallet's network; it has no name where xBull does not know it. Throws `bad-reply`. */
export function networkIn(answer: unknown): NetworkResult {
  const networkPassphrase = own(answer, "networkPassphrase")
  const network = own(answer, "network") ?? networkPassphrase
  return toNetwork(network, networkPassphrase) ?? unreadable("xBull")
}
