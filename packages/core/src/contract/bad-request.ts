import { WalletError } from "./errors.js"
import { reason } from "./reason.js"

const unreadable = reason("badArgument", "An argument of this call can't be read.")

/** The error for an argument that can't be read, such as an object whose getter throws. Keeps a `WalletError`. */
export function badRequest(cause: unknown): WalletError {
  if (WalletError.is(cause)) return cause
  return new WalletError("bad-request", unreadable, { cause })
}

/** Makes a function throw a `bad-request` where an argument makes it throw anything else. */
export function guarded<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    try {
      return call(...args)
    } catch (cause) {
      throw badRequest(cause)
    }
  }
}
