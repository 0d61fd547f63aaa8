import {
  type ErrorKind,
  type NetworkResult,
  type Reason,
  reason,
  toWalletError,
  WalletError,
} from "@alidade/core"
import { own } from "../own.js"
import { isAccount, isEnvelope, isText, toNetwork, unreadable } from "../values.js"
import { withRemedy } from "../with-remedy.js"

const DECLINED = reason("declinedOnly", "The request was declined in {wallet}.", {
  wallet: "xBull",
})

/** Shared by xBull's extension and its app. */

/** Errors by the failure text of xBull's extension and app (XE3, XE5). */
const meanings: Readonly<Record<string, readonly [ErrorKind, Reason]>> = {
  "Connection denied": ["rejected", DECLINED],
  "Sign request denied": [
    "rejected",
    withRemedy(
      DECLINED,
      reason("xbullMaybeUnread", "If xBull asked nothing, it could not read it."),
    ),
  ],
  "Wallet hasn't been set upp": [
    "internal",
    reason("xbullNoAccount", "xBull has no account yet. Create one in xBull first."),
  ],
  "There are no active account": [
    "internal",
    reason("xbullNoAccount", "xBull has no account yet. Create one in xBull first."),
  ],
  "Combination of Network and public key is not available in this wallet": [
    "wrong-account",
    reason("xbullUnknown", "xBull does not have this account on this network."),
  ],
  Error: [
    "internal",
    reason("xbullSilent", "xBull failed without saying why. It may not know this network."),
  ],
}

/** The error for xBull's code and text, both unchecked. What xBull sent is its cause. */
export function errorOf(code: unknown, message: unknown, cause: unknown): WalletError {
  const text = isText(message) ? message : "Unexpected error"
  const known = Object.hasOwn(meanings, text) ? meanings[text] : undefined
  if (known) return new WalletError(known[0], known[1], { cause })
  return toWalletError({ code: Number.isInteger(code) ? code : -1, message: text })
}

/** The network to sign for. It is required, because xBull would use its own (XE4). Throws `bad-request`. */
export function requireNetwork(networkPassphrase: string | undefined): string {
  if (networkPassphrase) return networkPassphrase
  throw new WalletError(
    "bad-request",
    reason(
      "xbullNeedsNetwork",
      "Pass networkPassphrase: otherwise xBull would use its own network.",
    ),
  )
}

/** Reads a signed transaction of the extension (`signedTxXdr`) or the app (`signedXdr`). Throws `bad-reply`. */
export function readSignedXdr(
  answer: unknown,
  name: "signedTxXdr" | "signedXdr",
): { signedTxXdr: string; signerAddress: string } {
  const [signedTxXdr, signerAddress] = [own(answer, name), own(answer, "signerAddress")]
  return isEnvelope(signedTxXdr) && isAccount(signerAddress)
    ? { signedTxXdr, signerAddress }
    : unreadable("xBull")
}

/** The wallet's network, without a name if xBull does not know it. Throws `bad-reply`. */
export function networkIn(answer: unknown): NetworkResult {
  const networkPassphrase = own(answer, "networkPassphrase")
  const network = own(answer, "network") ?? networkPassphrase
  return toNetwork(network, networkPassphrase) ?? unreadable("xBull")
}
