import { isAddress } from "@alidade/core"
import { decodeBase64 } from "@alidade/core/encoding"
import { readEnvelope, readPreimage } from "@alidade/core/verify"
import { longest } from "../foreign-limits.js"
import { isStellarLink } from "./is-stellar-link.js"
import { XdrError, type XdrMismatch } from "./xdr-error.js"

/** Checks a base64 envelope or preimage. Throws an `XdrError`. */
export async function expectXdr(wanted: "envelope" | "preimage", text: string): Promise<void> {
  try {
    if (wanted === "envelope") readEnvelope(text)
    else readPreimage(text)
  } catch (cause) {
    throw new XdrError({ ...(await findMismatch(text)), wanted }, { cause })
  }
}

/** What a text is that isn't the wanted XDR. */
export async function findMismatch(text: string): Promise<XdrMismatch> {
  return mismatchOfText(text) ?? (await mismatchOfBase64(text))
}

/** What a text that isn't base64 is. */
function mismatchOfText(text: string): XdrMismatch | undefined {
  if (text === "") return { problem: "empty" }
  if (text.length > longest.pasted) return { problem: "tooLong" }
  if (isAddress(text)) return { problem: "address" }
  if (isStellarLink(text)) return { problem: "link" }
  if (/^https?:\/\//i.test(text)) return { problem: "webAddress" }
  if (/^[[{<]/.test(text)) return { problem: "json" }
  if (/^(0x)?[0-9a-f]{64}$/i.test(text)) return { problem: "hash" }
  if (/^(0x)?([0-9a-f]{2}){9,}$/i.test(text)) return { problem: "hex" }
  const invalid = /[^A-Za-z0-9+/=]/u.exec(text)?.[0]
  if (invalid === "%") return { problem: "encoded" }
  if (invalid !== undefined) return { problem: "notBase64", character: invalid }
  try {
    decodeBase64(text)
    return undefined
  } catch {
    return { problem: "damaged" }
  }
}

async function mismatchOfBase64(text: string): Promise<XdrMismatch> {
  const bytes = decodeBase64(text)
  if (canRead(readEnvelope, text)) return { problem: "otherKind", is: "envelope" }
  if (canRead(readPreimage, text)) return { problem: "otherKind", is: "preimage" }
  if (bytes.length === 64) return { problem: "signature" }
  if (bytes.length === 32) return { problem: "key" }
  // If the chunk fails to load, as in an offline page, the answer is less specific.
  const known = await import("./xdr-kinds.js").catch(() => undefined)
  const kind = known?.xdrKind(text)
  if (kind) return { problem: "otherKind", is: kind }
  const begun = kindByStart(bytes)
  return begun ? { problem: "startsLike", is: begun } : { problem: "unknown" }
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
function kindByStart(bytes: Uint8Array): "envelope" | "preimage" | undefined {
  const [a, b, c, type = 0] = bytes
  if (bytes.length < 8 || a || b || c) return undefined
  if (type === 2 || type === 5) return "envelope"
  return type === 9 || type === 10 ? "preimage" : undefined
}
