import type { ErrorKind } from "./error-codes.js"
import { WalletError, type WalletErrorFields } from "./errors.js"
import { reason } from "./reason.js"

/** Maximum length of an error message, in UTF-16 units. Nobody reads more. */
const MAX_MESSAGE = 1_000
/**
 * Limits for a wallet's additional error data: depth, number of values, and UTF-16 units of all texts and keys
 * together.
 */
const MAX_DEPTH = 6
const MAX_VALUES = 200
const MAX_LENGTH = 4_000
/** Replaces what was left out. */
const CUT = "…"

/** The message for a failure without one (the specification, section 8). */
const UNHANDLED = reason("unhandled", "Unhandled error from the wallet")

/**
 * Maps anything that a wallet threw to the specification's error (section 8). The code comes from `error.code` or the
 * `code` field, else -1. The message comes from the same places, else from the error if it is a string, else the
 * default. The message is truncated, and `ext` is a bounded copy as plain data.
 */
export function parseError(thrown: unknown): WalletErrorFields {
  return { message: UNHANDLED.english, ...fieldsIn(thrown) }
}

function fieldsIn(thrown: unknown): Partial<WalletErrorFields> & { code: number } {
  try {
    return readFields(thrown)
  } catch {
    // A getter of the thrown value failed, so nothing in it can be read.
    return { code: -1 }
  }
}

function readFields(thrown: unknown): Partial<WalletErrorFields> & { code: number } {
  const outer = fieldsOf(thrown)
  const inner = fieldsOf(outer.error)
  const code = [inner.code, outer.code].find((value) => typeof value === "number") ?? -1
  const message = [inner.message, outer.message, outer.error, thrown].find(
    (value) => typeof value === "string" && value !== "",
  )
  const ext = plainCopy(inner.ext ?? outer.ext)
  return {
    code: code as number,
    ...(message === undefined ? {} : { message: shorten(message as string) }),
    ...(ext === undefined ? {} : { ext }),
  }
}

/**
 * Converts anything thrown into a `WalletError` of this wallet. SEP-43's codes determine the kind; other codes are
 * kept, with kind `external`. The original is in `cause`. Message and `ext` are bounded, so that `JSON.stringify` never
 * throws. Never throws itself.
 */
export function toWalletError(thrown: unknown, walletId?: string): WalletError {
  if (WalletError.is(thrown)) {
    if (thrown.walletId !== undefined || walletId === undefined) return thrown
    const { kind, code, cause, expired, returned, details } = thrown
    const ext = plainCopy(thrown.ext)
    // A sentence of ours can only be too long with somebody else's words in it.
    const message = shorten(thrown.message)
    const words = message === thrown.message ? (thrown.reason ?? message) : message
    return new WalletError(kind, words, {
      code,
      walletId,
      ext,
      cause,
      expired,
      returned,
      ...(details === undefined ? {} : { details }),
    })
  }
  const { code, message = UNHANDLED, ext } = fieldsIn(thrown)
  const kind = kindOfCode.get(code) ?? "external"
  return new WalletError(kind, message, { code, walletId, ext, cause: thrown })
}

/** SEP-43's four codes. */
const kindOfCode: ReadonlyMap<number, ErrorKind> = new Map([
  [-1, "internal"],
  [-2, "external"],
  [-3, "bad-request"],
  [-4, "rejected"],
])

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** Truncates a text to `max` UTF-16 units, ending in "…" if it was longer. */
function shorten(text: string, max: number = MAX_MESSAGE): string {
  if (text.length <= max) return text
  // Do not end on half a surrogate pair.
  return text.slice(0, max - CUT.length).replace(/[\uD800-\uDBFF]$/, "") + CUT
}

/**
 * A bounded copy of foreign data that `JSON.stringify` can always write. A `bigint` becomes its digits. "…" replaces
 * what is too deep, too large, circular, or throws when read. Functions and symbols are left out.
 */
function plainCopy(value: unknown): unknown {
  let values = MAX_VALUES
  let length = MAX_LENGTH

  const copyText = (text: string): string => {
    const shortened = shorten(text, Math.max(length, CUT.length))
    length -= shortened.length
    return shortened
  }
  /** Copies `holder[key]`, whose getter may throw. */
  const copy = (holder: object, key: PropertyKey, around: readonly unknown[]): unknown => {
    try {
      if (values-- <= 0) return CUT
      const original: unknown = holder[key as keyof typeof holder]
      if (typeof original === "string" || typeof original === "bigint")
        return copyText(String(original))
      if (typeof original === "function" || typeof original === "symbol") return undefined
      if (typeof original !== "object" || original === null) return original
      if (around.length >= MAX_DEPTH || around.includes(original)) return CUT
      const inside = [...around, original]
      if (Array.isArray(original)) {
        return Array.from({ length: Math.min(original.length, values) }, (_, index) =>
          copy(original, index, inside),
        )
      }
      const keys = Object.keys(original).slice(0, values)
      return Object.fromEntries(keys.map((name) => [copyText(name), copy(original, name, inside)]))
    } catch {
      return CUT
    }
  }
  return copy({ value }, "value", [])
}
