import { isAddress } from "@alidade/core"
import { decodeBase64, visibleText } from "@alidade/core/encoding"
import { readEnvelope, readPreimage } from "@alidade/core/verify"
import { isStellarLink } from "../links/stellar-link.js"

/** The wanted kinds, as they appear in a sentence. */
const wanted = {
  envelope: "a transaction envelope",
  preimage: "the preimage of an authorization",
  authorization: "a preimage or an authorization entry",
} as const

/** The wanted kind of XDR. */
type Wanted = keyof typeof wanted

/** Checks a base64 envelope or preimage. Throws an `Error` that names what the text is instead, and what to do. */
export async function expectXdr(want: "envelope" | "preimage", text: string): Promise<void> {
  try {
    if (want === "envelope") readEnvelope(text)
    else readPreimage(text)
  } catch (cause) {
    throw new Error(await describeMismatch(want, text), { cause })
  }
}

/** Names what an unwanted text is, and says what to do. */
export async function describeMismatch(want: Wanted, text: string): Promise<string> {
  const found = describePlainText(text) ?? (await describeBase64(want, text))
  return `${found.startsWith("This") ? found : `This is ${found}`} ${advice[want]}`
}

const advice: Readonly<Record<Wanted, string>> = {
  envelope: "Paste a transaction envelope: base64 that begins with AAAA.",
  preimage: "Paste the preimage that was signed: base64 that begins with AAAA.",
  authorization: "Paste a preimage or an authorization entry: base64 that begins with AAAA.",
}

/** Describes a text that isn't base64. */
function describePlainText(text: string): string | undefined {
  if (text === "") return "This is empty."
  if (isAddress(text)) return "an address."
  if (isStellarLink(text)) return "a web+stellar: link."
  if (/^https?:\/\//i.test(text)) return "a web address."
  if (/^[[{<]/.test(text)) return "JSON or code. Paste only the XDR in it."
  if (/^(0x)?[0-9a-f]{64}$/i.test(text))
    return "a hash, which doesn’t contain the transaction itself."
  if (/^(0x)?([0-9a-f]{2}){9,}$/i.test(text)) return "hex, not base64."
  const invalid = /[^A-Za-z0-9+/=]/u.exec(text)?.[0]
  if (invalid === "%") return "This is URL-encoded (it has %)."
  if (invalid !== undefined) return `This isn’t base64: it has “${visibleText(invalid)}”.`
  try {
    decodeBase64(text)
    return undefined
  } catch {
    return "This XDR is incomplete or damaged. Copy it again."
  }
}

async function describeBase64(want: Wanted, text: string): Promise<string> {
  const bytes = decodeBase64(text)
  if (canRead(readEnvelope, text)) return `${wanted.envelope}, not ${wanted[want]}.`
  if (canRead(readPreimage, text)) return `${wanted.preimage}, not ${wanted[want]}.`
  if (bytes.length === 64) return "as long as a signature, 64 bytes."
  if (bytes.length === 32) return "as long as a key or a hash, 32 bytes."
  // If the chunk fails to load, as in an offline page, the description is less specific.
  const known = await import("./xdr-kinds.js").catch(() => undefined)
  const kind = known?.xdrKind(text)
  if (kind) return `${kind}, not ${wanted[want]}.`
  const begun = kindByStart(bytes)
  return begun
    ? `This starts like ${begun}, but is incomplete or was changed. Copy it again.`
    : `valid base64, but not ${wanted[want]}.`
}

function canRead(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text)
    return true
  } catch {
    return false
  }
}

/** What the first four bytes indicate. */
function kindByStart(bytes: Uint8Array): string | undefined {
  const [a, b, c, type = 0] = bytes
  if (bytes.length < 8 || a || b || c) return undefined
  if (type === 2 || type === 5) return wanted.envelope
  return type === 9 || type === 10 ? wanted.preimage : undefined
}
