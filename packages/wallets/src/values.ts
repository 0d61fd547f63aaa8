import {
  type NetworkResult,
  type Reason,
  type ReasonValue,
  reason,
  WalletError,
  type WalletErrorFields,
} from "@alidade/core"
import { toBase64 } from "./to-base64.js"

/** Guards for values from a wallet, a page or an app. None of them can be trusted. */

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

/** Converts a 64-byte signature in base64, which may lack its padding, or hex to base64. Returns undefined for others. */
export function readSignature(value: unknown): string | undefined {
  const text = typeof value === "string" ? value : ""
  const whole = [text, `${text}==`].find(isSignature)
  if (whole) return whole
  return /^[0-9a-f]{128}$/i.test(text)
    ? toBase64(text.match(/../g)!.map((digits) => Number.parseInt(digits, 16)))
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
export function requireText(message: unknown, wallet: ReasonValue): asserts message is string {
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
