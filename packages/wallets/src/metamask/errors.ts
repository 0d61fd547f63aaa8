import {
  type ErrorKind,
  type Reason,
  reason,
  WalletError,
  type WalletErrorFields,
} from "@alidade/core"
import { errorOf } from "../injected/errors.js"
import { switchedOff } from "../injected/failures.js"

const wallet = "MetaMask"

/** The message if MetaMask is missing. */
const absence: Reason = reason("notInstalled", "{wallet} is not installed", { wallet })

/** The error for a failure: that of a JSON-RPC reply, or the `error` in a result (MM7, MM8). */
export function failureOf(failure: unknown): WalletError {
  return errorOf(failure, { name: wallet, explain })
}

function explain({ code }: WalletErrorFields): readonly [ErrorKind, Reason] | undefined {
  if (code !== 5100) return undefined
  return [
    "unsupported",
    reason(
      "metamaskNoStellar",
      "This MetaMask has no Stellar yet. Update it, or choose another wallet.",
    ),
  ]
}

/** The cause of the error for a request whose line to MetaMask ended before it was answered. */
const LINE_ENDED = "the line to the extension ended"

/** The error for a request whose line to MetaMask ended before it was answered (MM2). */
export function stopped(): WalletError {
  return new WalletError(
    "internal",
    reason("stopped", "{wallet} stopped before it answered. Try again.", { wallet }),
    { cause: LINE_ENDED },
  )
}

/** Whether a request failed because its line ended. */
export function hasStopped(error: unknown): boolean {
  return WalletError.is(error) && error.cause === LINE_ENDED
}

/** The error if a new line ended at once, too. */
export function unreachable(): WalletError {
  return new WalletError("page-stale", switchedOff(wallet))
}

/** The error if nobody answers as MetaMask. */
export function notInstalled(cause: unknown): WalletError {
  return new WalletError("not-installed", absence, { cause })
}

/** The error if an extension answers as MetaMask whose id is not known from the stores (MM3). */
export function unknownExtension(id: string): WalletError {
  return new WalletError(
    "internal",
    reason(
      "metamaskUnknown",
      "An unknown extension answers as MetaMask: {id}. Try again to use it, or turn it off.",
      { id },
    ),
  )
}
