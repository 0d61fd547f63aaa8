import { errorCodes, WalletError, type WalletErrorFields } from "@alidade/core"
import { decodeHex, encodeBase64 } from "@alidade/core/encoding"

/** Guards of values that come from a wallet, a page or an app: none is trusted to be what it should be. */

/** An object's own property; undefined for what it inherits, for what is no object, and for what throws when it is read. */
export function own(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  } catch {
    return undefined
  }
}

/** A text that is not empty and has at most `max` UTF-16 units. */
export function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= max
}

/** Padded base64 of some bytes, of at most `max` characters. */
export function isBase64(value: unknown, max: number): value is string {
  return isText(value, max) && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)
}

/** Base64 of exactly 64 bytes, an Ed25519 signature. */
export function isSignature(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9+/]{85}[AQgw]==$/.test(value)
}

/** The shape of an account's address, `G…`. Its checksum is the kit's to check. */
export function isAccount(value: unknown): value is string {
  return typeof value === "string" && /^G[A-Z2-7]{55}$/.test(value)
}

/** Base64 of a signature's 64 bytes, given in base64 or in hex; undefined for anything else. */
export function readSignature(value: unknown): string | undefined {
  if (isSignature(value)) return value
  return typeof value === "string" && /^[0-9a-f]{128}$/i.test(value)
    ? encodeBase64(decodeHex(value))
    : undefined
}

/** Refuses to ask for the signature of another address than a `G…`: the wallet would sign with an account of its own. */
export function requireAccount(address: string | undefined, product: string): void {
  if (address === undefined || address.startsWith("G")) return
  throw new WalletError(
    "unsupported",
    `${product} signs with G… accounts only. It would sign with another account.`,
  )
}

/** The address of a wallet's site. Throws `bad-request` unless it is one of the web: a script's would run in this page's name. */
export function siteOf(url: string): URL {
  try {
    const site = new URL(url)
    if (site.protocol === "https:" || site.protocol === "http:") return site
  } catch {
    // The error below says it, too.
  }
  throw new WalletError("bad-request", `"${url}" is not the address of a wallet's site.`)
}

/** EIP-1193's number for a refusal, as wallets of several chains use it. */
const REFUSED_CODE = 4001
const REFUSED_WORDS = /\b(reject|declin|denied|cancel)/i

/**
 * Whether the person declined, as far as the failure of a wallet that documents none can tell: by SEP-43's code, by the
 * number of other chains, or by the words.
 */
export function isRefusal({ code, message }: WalletErrorFields): boolean {
  return code === errorCodes.rejected || code === REFUSED_CODE || REFUSED_WORDS.test(message)
}
