import { isAddress, reason, WalletError } from "@alidade/core"
import { decodeHex, encodeHex, encodeUtf8 } from "@alidade/core/encoding"

/** A user who has signed in. */
export interface Session {
  /** The account: `G…` or `M…`, or `C…` if the app began the session itself. */
  address: string
  /** When it began and when it ends, in seconds since the epoch. */
  since: number
  until: number
}

/** Signs sessions, and reads them back. */
export interface Seal {
  /** A text of letters, digits, and dots. */
  write(session: Session): Promise<string>
  /** The session of such a text; undefined for any other, and for a session that has ended. */
  read(text: string): Promise<Session | undefined>
}

/** The fewest characters of a secret. */
const SHORTEST = 32

const FORM = /^(([GMC][A-Z2-7]{55,68})\.(\d{1,12})\.(\d{1,12}))\.([0-9a-f]{64})$/

/**
 * Signs with HMAC-SHA-256: with the first secret, and reads what any of them signed. The purpose is signed too, so that a
 * session is of no use elsewhere.
 */
export function createSeal(secrets: readonly string[], purpose: string): Seal {
  if (secrets.length === 0 || secrets.some((secret) => !(secret?.length >= SHORTEST)))
    throw new WalletError(
      "bad-request",
      reason("shortSecret", "A secret for sessions needs at least {count} characters.", {
        count: SHORTEST,
      }),
    )
  let imported: Promise<CryptoKey[]> | undefined
  const keys = (): Promise<CryptoKey[]> => {
    imported ??= Promise.all(secrets.map(importKey))
    return imported
  }
  const bytesOf = (body: string) => encodeUtf8(`${purpose}\n${body}`) as Uint8Array<ArrayBuffer>
  return {
    async write({ address, since, until }) {
      const [key] = await keys()
      const body = `${address}.${since}.${until}`
      const signature = await crypto.subtle.sign("HMAC", key!, bytesOf(body))
      return `${body}.${encodeHex(new Uint8Array(signature))}`
    },
    async read(text) {
      const [, body = "", address = "", since, until, signature = ""] = FORM.exec(text) ?? []
      const session = { address, since: Number(since), until: Number(until) }
      if (!isAddress(address) || session.until * 1000 <= Date.now()) return undefined
      const bytes = decodeHex(signature) as Uint8Array<ArrayBuffer>
      for (const key of await keys()) {
        if (await crypto.subtle.verify("HMAC", key, bytes, bytesOf(body))) return session
      }
      return undefined
    },
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = encodeUtf8(secret) as Uint8Array<ArrayBuffer>
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ])
}

/** The longest Cookie header that is read, in characters. Servers refuse longer ones. */
const LONGEST = 16_384

/**
 * The value of a cookie in a Cookie header (RFC 6265). Undefined if it is missing, or there twice: then another site of
 * the same domain may have planted one.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (typeof header !== "string" || header.length > LONGEST) return undefined
  const [value, ...others] = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return others.length === 0 ? value?.slice(name.length + 1) : undefined
}
