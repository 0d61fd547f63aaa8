import { type ErrorKind, WalletError, type WalletErrorFields } from "./errors.js"
import { plainCopy, shorten } from "./plain-copy.js"

/** The text for a failure that carries none (the specification, section 8). */
const UNHANDLED = "Unhandled error from the wallet"

/**
 * The specification's mapping of whatever a wallet threw (section 8): the code from `error.code` or the `code`
 * field, else -1; the message likewise, else the error if it is a string, else the default. The message is cut to a bounded
 * length, and `ext` is a bounded copy as plain data.
 */
export function parseError(thrown: unknown): WalletErrorFields {
  try {
    return fieldsIn(thrown)
  } catch {
    // A getter of the wallet's own threw: nothing of it can be read.
    return { code: -1, message: UNHANDLED }
  }
}

function fieldsIn(thrown: unknown): WalletErrorFields {
  const outer = fieldsOf(thrown)
  const inner = fieldsOf(outer.error)
  const code = [inner.code, outer.code].find((value) => typeof value === "number") ?? -1
  const message =
    [inner.message, outer.message, outer.error, thrown].find(
      (value) => typeof value === "string" && value !== "",
    ) ?? UNHANDLED
  const ext = plainCopy(inner.ext ?? outer.ext)
  return {
    code: code as number,
    message: shorten(message as string),
    ...(ext === undefined ? {} : { ext }),
  }
}

/**
 * Whatever was thrown, as a `WalletError` of this wallet. SEP-43's codes give the kind; a code outside them keeps
 * its number, kind `external`. What was thrown stays in `cause`. Never throws, whatever it is given.
 */
export function toWalletError(thrown: unknown, walletId?: string): WalletError {
  if (WalletError.is(thrown)) {
    if (thrown.walletId !== undefined || walletId === undefined) return thrown
    const { kind, message, code, ext, cause, expired, returned } = thrown
    return new WalletError(kind, message, { code, walletId, ext, cause, expired, returned })
  }
  const { code, message, ext } = parseError(thrown)
  const kind = kindOfCode.get(code) ?? "external"
  return new WalletError(kind, message, { code, walletId, ext, cause: thrown })
}

/** SEP-43's four numbers. */
const kindOfCode: ReadonlyMap<number, ErrorKind> = new Map([
  [-1, "internal"],
  [-2, "external"],
  [-3, "bad-request"],
  [-4, "rejected"],
])

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
