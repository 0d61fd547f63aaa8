import { isAddress } from "@alidade/core"
import { decodeBase64, visibleText } from "@alidade/core/encoding"
import { readEnvelope, readPreimage } from "@alidade/core/verify"
import { isStellarLink } from "../links/is-stellar-link.js"
import { say } from "../texts/en/xdr.js"

/** The wanted kind of XDR. */
type Wanted = "envelope" | "preimage" | "authorization"

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
  const problem = describePlainText(text) ?? (await describeBase64(want, text))
  return say("withAdvice", { problem, advice: say(advice[want]) })
}

const advice = {
  envelope: "pasteEnvelope",
  preimage: "pastePreimage",
  authorization: "pasteAuthorization",
} as const

/** Describes a text that isn't base64. */
function describePlainText(text: string): string | undefined {
  if (text === "") return say("empty")
  if (isAddress(text)) return say("address")
  if (isStellarLink(text)) return say("link")
  if (/^https?:\/\//i.test(text)) return say("webAddress")
  if (/^[[{<]/.test(text)) return say("json")
  if (/^(0x)?[0-9a-f]{64}$/i.test(text)) return say("hash")
  if (/^(0x)?([0-9a-f]{2}){9,}$/i.test(text)) return say("hex")
  const invalid = /[^A-Za-z0-9+/=]/u.exec(text)?.[0]
  if (invalid === "%") return say("encoded")
  if (invalid !== undefined) return say("notBase64", { character: visibleText(invalid) })
  try {
    decodeBase64(text)
    return undefined
  } catch {
    return say("damaged")
  }
}

async function describeBase64(want: Wanted, text: string): Promise<string> {
  const bytes = decodeBase64(text)
  const wanted = say(want)
  if (canRead(readEnvelope, text)) return say("otherKind", { kind: say("envelope"), wanted })
  if (canRead(readPreimage, text)) return say("otherKind", { kind: say("preimage"), wanted })
  if (bytes.length === 64) return say("signature")
  if (bytes.length === 32) return say("key")
  // If the chunk fails to load, as in an offline page, the description is less specific.
  const known = await import("./xdr-kinds.js").catch(() => undefined)
  const kind = known?.xdrKind(text)
  if (kind) return say("otherKind", { kind, wanted })
  const begun = kindByStart(bytes)
  return begun ? say("startsLike", { kind: say(begun) }) : say("unknown", { wanted })
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
function kindByStart(bytes: Uint8Array): Wanted | undefined {
  const [a, b, c, type = 0] = bytes
  if (bytes.length < 8 || a || b || c) return undefined
  if (type === 2 || type === 5) return "envelope"
  return type === 9 || type === 10 ? "preimage" : undefined
}
