import {
  type NetworkResult,
  type Reason,
  type ReasonValue,
  reason,
  WalletError,
  type WalletErrorFields,
} from "@alidade/core"

/** Guards for values from a wallet, a page or an app. None of them can be trusted. */

/** Reads an object's own property. Returns undefined for inherited ones, for non-objects, and if reading throws. */
export function own(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is a non-empty string of at most `max` UTF-16 units. The default is the limit for error messages. */
export function isText(value: unknown, max = 2_000): value is string {
  return typeof value === "string" && value !== "" && value.length <= max
}

/** Whether a value is non-empty, padded base64 of at most `max` characters. */
export function isBase64(value: unknown, max: number): value is string {
  return isText(value, max) && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)
}

/** Whether a value is base64 of a plausible length for an envelope. One with the largest contract has about 200,000. */
export function isEnvelope(value: unknown): value is string {
  return isBase64(value, 1_000_000)
}

/** Whether a value is base64 of exactly 64 bytes, an Ed25519 signature. */
export function isSignature(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9+/]{85}[AQgw]==$/.test(value)
}

/** Whether a value looks like an account's address, `G…`. The kit checks the checksum. */
export function isAccount(value: unknown): value is string {
  return typeof value === "string" && /^G[A-Z2-7]{55}$/.test(value)
}

/** Encodes a few bytes. Core's function would be a file of its own, since other late parts share it with the modules. */
export function toBase64(bytes: Iterable<number>): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Converts a 64-byte signature in base64 or hex to base64. Returns undefined for anything else. */
export function readSignature(value: unknown): string | undefined {
  if (isSignature(value)) return value
  return typeof value === "string" && /^[0-9a-f]{128}$/i.test(value)
    ? toBase64(value.match(/../g)!.map((digits) => Number.parseInt(digits, 16)))
    : undefined
}

/** Checks a network's name and passphrase, at most 500 characters each. Returns undefined for anything else. */
export function toNetwork(network: unknown, networkPassphrase: unknown): NetworkResult | undefined {
  return isText(network, 500) && isText(networkPassphrase, 500)
    ? { network, networkPassphrase }
    : undefined
}

/** Parses JSON. Returns undefined if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the URL of a wallet's site. Throws `bad-request` unless it is http or https: a script URL would run here. */
export function siteOf(url: string): URL {
  try {
    const site = new URL(url)
    if (site.protocol === "https:" || site.protocol === "http:") return site
  } catch {
    // Throws the error below.
  }
  throw new WalletError(
    "bad-request",
    reason("badSite", '"{url}" is not a valid website address for a wallet.', { url }),
  )
}

/** SEP-43's code for a rejection, and EIP-1193's, which multi-chain wallets use. */
const REJECTION_CODES = [-4, 4001]
const REJECTION_TEXT = /\b(reject|declin|denied|cancel)/i

/**
 * Whether the user declined, for wallets that don't document their errors. Checks SEP-43's code, EIP-1193's code and
 * the message text.
 */
export function isRefusal({ code, message }: WalletErrorFields): boolean {
  return REJECTION_CODES.includes(code) || REJECTION_TEXT.test(message)
}

/** Throws `bad-reply`, the error for a reply of an unexpected shape. */
export function unreadable(wallet: ReasonValue): never {
  throw new WalletError(
    "bad-reply",
    reason("unreadableReply", "{wallet} sent an unreadable reply. It was ignored.", { wallet }),
  )
}

/** The reason of a failure for which the wallet gave at most a text. */
export function failed(wallet: string, text: string | undefined): Reason {
  return text
    ? reason("failedWith", "{wallet} failed: {reason}.", { wallet, reason: { quote: text } })
    : reason("failed", "{wallet} failed.", { wallet })
}

/** Throws `bad-request` unless the message is a string. */
export function requireText(message: unknown, wallet: ReasonValue): void {
  if (typeof message === "string") return
  throw new WalletError(
    "bad-request",
    reason("signsText", "{wallet} signs text, not bytes.", { wallet }),
  )
}

/** Throws `unsupported` unless the address is a `G…`: the wallet would sign with its current account. */
export function requireAccount(address: string | undefined, wallet: string): void {
  if (address === undefined || address.startsWith("G")) return
  throw new WalletError(
    "unsupported",
    reason(
      "signsWithAccounts",
      "{wallet} signs with G… accounts only. It would sign with a different account.",
      { wallet },
    ),
  )
}

/** Returns SEP-43's option for the account to sign with. Throws `unsupported` like `requireAccount`. */
export function accountToSign(
  address: string | undefined,
  wallet: string,
): { accountToSign?: string } {
  requireAccount(address, wallet)
  return address === undefined ? {} : { accountToSign: address }
}
