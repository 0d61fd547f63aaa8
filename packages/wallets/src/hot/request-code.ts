import { WalletError } from "@alidade/core"
import { encodeBase64, encodeHex, encodeUtf8 } from "@alidade/core/encoding"

/** A request in the form in which it is on the relay, and where (HO1). */
export interface RequestCode {
  /** Base58 of the request's JSON. */
  query: string
  /** The first 13 characters of the base64 of the query's SHA-1. */
  requestId: string
}

/** The specification, section 9. */
const ID_LENGTH = 13

/**
 * Encodes a request (HO1). It must hold something random, so that two equal ones do not meet. Throws `unsupported` on a
 * page without WebCrypto, which is there on https and on localhost.
 */
export async function encodeRequest(request: object): Promise<RequestCode> {
  if (!globalThis.crypto?.subtle) {
    throw new WalletError("unsupported", "HOT can be asked by pages on https alone.")
  }
  const query = base58(encodeUtf8(ascii(JSON.stringify(request))))
  const hash = await crypto.subtle.digest("SHA-1", encodeUtf8(query) as BufferSource)
  const base64 = encodeBase64(new Uint8Array(hash))
  // The alphabet is HOT's own: base64 has no "-" to begin with.
  return { query, requestId: base64.replaceAll("/", "_").slice(0, ID_LENGTH) }
}

/** The end of the wallet's links for a request: of the widget's address, and of the messenger's (HO3). */
export function linkPart(requestId: string): string {
  return `hotconnect-${base58(encodeUtf8(requestId))}`
}

/** Everything above U+007F escaped: HOT's package and the wallet disagree about its bytes. */
function ascii(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const BASE = 58n

/** The bytes in base58, of Bitcoin's alphabet: a zero byte at the start is a "1". */
export function base58(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => byte !== 0)
  if (start < 0) return "1".repeat(bytes.length)
  const rest = bytes.subarray(start)
  const count = Math.ceil((rest.length * Math.log(256)) / Math.log(58))
  const digits = digitsOf(BigInt(`0x${encodeHex(rest)}`), count)
  return "1".repeat(start) + digits.replace(/^1+/, "")
}

/** So many digits of a number. By halves: digit by digit, a contract's envelope would stop the page for minutes. */
function digitsOf(value: bigint, count: number): string {
  if (count === 1) return ALPHABET[Number(value)]!
  const low = count >> 1
  const power = BASE ** BigInt(low)
  return digitsOf(value / power, count - low) + digitsOf(value % power, low)
}
