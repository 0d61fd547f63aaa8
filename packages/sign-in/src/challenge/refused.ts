import { type Reason, reason, WalletError } from "@alidade/core"

/** The error for a challenge that must not be signed or accepted. `fault` completes its sentence. */
export function refused(fault: Reason): WalletError {
  return new WalletError(
    "external",
    reason("badChallenge", "The sign-in challenge is not valid: {reason}.", { reason: fault }),
  )
}
