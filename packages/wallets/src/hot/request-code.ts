import { reason, WalletError } from "@alidade/core"
import { encodeBase64, encodeHex, encodeUtf8 } from "@alidade/core/encoding"

/** A request as the relay stores it, and its id (HO1). */
export interface RequestCode {
  /** Base58 of the request's JSON. */
  query: string
  /** The first 13 characters of the base64 of the query's SHA-1. */
  requestId: string
}

/** From section 9 of the specification. */
const ID_LENGTH = 13

/**
 * Encodes a request (HO1). It must contain something random, so that equal requests get different ids. Throws
 * `unsupported` on a page without WebCrypto, which exists only on https and localhost.
 */
export async function encodeRequest(request: object): Promise<RequestCode> {
  if (!globalThis.crypto?.subtle) {
    throw new WalletError("unsupported", reason("hotHttps", "HOT only works on https pages."))
  }
  const query = base58(encodeUtf8(ascii(JSON.stringify(request))))
  const hash = await crypto.subtle.digest("SHA-1", encodeUtf8(query) as BufferSource)
  const base64 = encodeBase64(new Uint8Array(hash))
  // HOT's own alphabet: only "/" is replaced, "+" stays.
  return { query, requestId: base64.replaceAll("/", "_").slice(0, ID_LENGTH) }
}

/** The last part of the wallet's links for a request, both to the widget and to the messenger (HO3). */
export function linkPart(requestId: string): string {
  return `hotconnect-${base58(encodeUtf8(requestId))}`
}

/** Escapes everything above U+007F, because HOT's package and the wallet encode it differently. */
function ascii(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const BASE = 58n

/** Encodes bytes as base58 with Bitcoin's alphabet. Each leading zero byte is a "1". */
export function base58(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => byte !== 0)
  if (start < 0) return "1".repeat(bytes.length)
  const rest = bytes.subarray(start)
  const count = Math.ceil((rest.length * Math.log(256)) / Math.log(58))
  const digits = digitsOf(BigInt(`0x${encodeHex(rest)}`), count)
  return "1".repeat(start) + digits.replace(/^1+/, "")
}

/** The number in `count` digits. Splits it in halves: one digit at a time takes minutes for a large contract. */
function digitsOf(value: bigint, count: number): string {
  if (count === 1) return ALPHABET[Number(value)]!
  const low = count >> 1
  const power = BASE ** BigInt(low)
  return digitsOf(value / power, count - low) + digitsOf(value % power, low)
}
