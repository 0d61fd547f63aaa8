import { errorCodes, type NetworkResult, WalletError, type WalletErrorFields } from "@alidade/core"
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

/** A text that is not empty and has at most `max` UTF-16 units: by default as many as a failure's words may have. */
export function isText(value: unknown, max = 2_000): value is string {
  return typeof value === "string" && value !== "" && value.length <= max
}

/** Padded base64 of some bytes, of at most `max` characters. */
export function isBase64(value: unknown, max: number): value is string {
  return isText(value, max) && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)
}

/** Base64 that can be an envelope: one with the largest contract has some 200 000 characters. */
export function isEnvelope(value: unknown): value is string {
  return isBase64(value, 1_000_000)
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

/** A network's name and passphrase, of at most 500 characters each; undefined for anything else. */
export function toNetwork(network: unknown, networkPassphrase: unknown): NetworkResult | undefined {
  return isText(network, 500) && isText(networkPassphrase, 500)
    ? { network, networkPassphrase }
    : undefined
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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

/** Throws the error for a reply that has another shape than it should have. */
export function unreadable(wallet: string): never {
  throw new WalletError("bad-reply", `${wallet} gave a reply that cannot be read. It was not used.`)
}

/** Refuses to ask for the signature of bytes. */
export function requireText(message: unknown, wallet: string): void {
  if (typeof message === "string") return
  throw new WalletError("bad-request", `${wallet} signs text, not bytes.`)
}

/** Refuses to ask for the signature of another address than a `G…`: the wallet would sign with an account of its own. */
export function requireAccount(address: string | undefined, wallet: string): void {
  if (address === undefined || address.startsWith("G")) return
  throw new WalletError(
    "unsupported",
    `${wallet} signs with G… accounts only. It would sign with another account.`,
  )
}

/** The account that shall sign, as wallets that follow SEP-43 are told it. Throws as `requireAccount` does. */
export function accountToSign(
  address: string | undefined,
  wallet: string,
): { accountToSign?: string } {
  requireAccount(address, wallet)
  return address === undefined ? {} : { accountToSign: address }
}
