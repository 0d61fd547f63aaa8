/** The codes of the kinds of failure whose code is not -1. The first load has no others (`errorCodes`). */
export const specificCodes = {
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
} as const

/** The code of a kind of failure. */
export function codeOf(kind: string): number {
  return (specificCodes as Readonly<Record<string, number>>)[kind] ?? -1
}
