/*
 * The limits of everything that the page reads from outside. A text is measured before any regular expression reads it,
 * and a number before it becomes a `BigInt`: both can take time that grows with the square of the length.
 */

/** The longest texts that the page reads, in characters (UTF-16 units). */
export const longest = {
  /** A pasted or opened text: the largest XDR in base64, with line breaks. */
  pasted: 1_500_000,
  /** A `web+stellar:` link. No browser passes on a longer one, and no valid envelope needs one. */
  link: 200_000,
  /** A proof. The network's largest transaction has 180,000 characters in base64. */
  proof: 300_000,
  /** `config.json`. */
  config: 1_000_000,
} as const

/** The largest files that a visitor can choose, in bytes. */
export const largestFile = {
  /** A file to sign or check. The network's own limit on a transaction is far below. */
  text: 1_000_000,
  /** More than the largest address book takes. */
  addressBook: 500_000,
} as const

/** The largest answers of servers, in bytes. */
export const largestAnswer = {
  /** An account has at most a thousand entries of about 500 bytes; a faucet sends a transaction with its results. */
  horizon: 2_000_000,
  /** One ledger. */
  ledger: 100_000,
  /** Events and state changes of a large call. Some servers add a ledger's metadata. */
  rpc: 20_000_000,
  /** A `stellar.toml` (SEP-1). */
  toml: 100 * 1024,
  federation: 20_000,
} as const

/** A non-negative integer of a server, as text: a signed one of 64 bits has 19 digits. Undefined for anything else. */
export function readInteger(value: unknown): bigint | undefined {
  return typeof value === "string" && /^\d{1,19}$/.test(value) ? BigInt(value) : undefined
}
