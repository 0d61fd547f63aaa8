import { isAddress } from "@alidade/core"
import { decodeBase64 } from "@alidade/core/encoding"
import { readEnvelope, readPreimage } from "@alidade/core/verify"
import { longest } from "../foreign-limits.js"
import { linkIn, proofIn } from "../links/address.js"
import { readStellarLink } from "../links/stellar-link.js"
import { isStellarLink } from "../pasted/is-stellar-link.js"
import { padded } from "../pasted/padded.js"
import { fieldsOf } from "../stellar/read-json.js"

export const checkKinds = ["envelope", "authorization", "message", "proof"] as const

/** One of the things that can be checked. */
export type CheckKind = (typeof checkKinds)[number]

/** What a check needs to know, by the names of its fields. */
export type Part = "envelope" | "authorization" | "message" | "proof" | "signature" | "address"

/** What a text is, as exactly as the page can tell. */
export type Form =
  | "envelope"
  | "envelopeLink"
  | "envelopeJson"
  | "preimage"
  | "entry"
  | "authorizationJson"
  | "sep53"
  | "signedMessage"
  | "signature"
  | "address"
  | "json"
  | "text"
  | "proof"
  | "proofLink"
  | "damaged"

/** What a pasted text is, and the parts that were found in it. */
export interface Detected {
  kind: CheckKind
  form: Form
  parts: Readonly<Partial<Record<Part, string>>>
}

/** The parts that each check needs. An authorization entry brings its own signatures. */
export function missingParts({ kind, parts, form }: Detected): readonly Part[] {
  const needed: readonly Part[] =
    kind === "message"
      ? ["message", "signature", "address"]
      : kind === "authorization" && form !== "entry"
        ? ["authorization", "signature", "address"]
        : [kind]
  return needed.filter((part) => parts[part] === undefined)
}

/** The same text, checked as something else than what was detected. */
export function treatAs(kind: CheckKind, text: string, detected: Detected): Detected {
  if (kind === detected.kind) return detected
  return { kind, form: kind === "authorization" ? "preimage" : "text", parts: { [kind]: text } }
}

/** Detects what a pasted text is: by its shape alone, nothing is verified. Undefined if it is empty. */
export async function detect(text: string): Promise<Detected | undefined> {
  // Nothing but a message is that long.
  if (text.length > longest.pasted)
    return { kind: "message", form: "text", parts: { message: text } }
  const trimmed = text.trim()
  if (trimmed === "") return undefined
  return (
    detectProof(trimmed) ??
    detectLink(trimmed) ??
    detectJson(trimmed, text) ??
    detectLabeled(text) ??
    (await detectXdr(trimmed)) ??
    detectSmall(trimmed) ?? { kind: "message", form: "text", parts: { message: text } }
  )
}

function detectProof(text: string): Detected | undefined {
  const isLink = proofIn(text) !== undefined
  // A file that was cut off is a proof as well, with a part missing.
  if (!isLink && !/^\{\s*"format"\s*:\s*"alidade-proof"/.test(text)) return undefined
  return { kind: "proof", form: isLink ? "proofLink" : "proof", parts: { proof: text } }
}

function detectLink(text: string): Detected | undefined {
  const link = isStellarLink(text) ? text : linkIn(text)
  if (link === undefined) return undefined
  try {
    const read = readStellarLink(link)
    if (read.what !== "transaction") return undefined
    return { kind: "envelope", form: "envelopeLink", parts: { envelope: read.xdr } }
  } catch {
    return undefined
  }
}

/** The fields in which wallets, standards, and tools put each part. */
const names = {
  envelope: ["signedTxXdr", "signed_envelope_xdr", "envelope_xdr", "envelopeXdr", "xdr", "tx"],
  authorization: ["preimage", "authEntry", "auth_entry"],
  entry: ["signedAuthEntry", "signed_auth_entry", "authorizationEntry"],
  message: ["message", "payload", "text"],
  signature: ["signature", "signedMessage", "signed_message", "message_signature"],
  address: ["address", "signer", "signerAddress", "publicKey", "public_key", "pubkey", "account"],
} as const

function detectJson(text: string, whole: string): Detected | undefined {
  const fields = jsonIn(text)
  if (!fields) return undefined
  const find = (part: keyof typeof names): string | undefined =>
    names[part].map((name) => fields[name]).find((value) => typeof value === "string") as
      | string
      | undefined
  const envelope = find("envelope")
  const authorization = find("authorization")
  const message = find("message")
  if (envelope !== undefined) {
    return { kind: "envelope", form: "envelopeJson", parts: { envelope } }
  }
  const signature = find("signature")
  const address = find("address")
  const rest = { ...(signature ? { signature } : {}), ...(address ? { address } : {}) }
  if (authorization !== undefined) {
    const signed = signature ?? find("entry")
    const parts = { ...rest, ...(signed ? { signature: signed } : {}), authorization }
    return { kind: "authorization", form: "authorizationJson", parts }
  }
  if (message !== undefined && signature !== undefined) {
    return signedMessage(message, signature, address)
  }
  const entry = find("entry")
  if (entry !== undefined && !isSignature(entry)) {
    return { kind: "authorization", form: "entry", parts: { authorization: entry } }
  }
  if (signature !== undefined && isSignature(signature)) {
    return { kind: "message", form: "signature", parts: rest }
  }
  // People also sign JSON.
  return { kind: "message", form: "json", parts: { message: whole } }
}

/** The fields of a JSON object. Undefined for any other text. */
function jsonIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith("{")) return undefined
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The label of a message. */
const MESSAGE = /^message:[ \t]*\n?/i

/** A signature and an address below it, as lines with labels. */
const SIGNED = /\r?\n\s*signature:\s*(\S+)\s+(?:address|signer|account|public key):\s*(\w+)\s*$/i

/** More than these lines have, in characters. In the whole text, the search takes time with the square of its length. */
const LONGEST_SIGNED = 1_000

function detectLabeled(whole: string): Detected | undefined {
  const text = whole.trim()
  const [label] = MESSAGE.exec(text) ?? []
  const rest = Math.max(0, text.length - LONGEST_SIGNED)
  const found = label === undefined ? null : SIGNED.exec(text.slice(rest))
  const [, signature, address] = found ?? []
  if (!found || label === undefined || signature === undefined) return undefined
  return signedMessage(text.slice(label.length, rest + found.index), signature, address)
}

function signedMessage(message: string, signature: string, address: string | undefined): Detected {
  const form = isHexSignature(signature) ? "signedMessage" : "sep53"
  return { kind: "message", form, parts: { message, signature, ...(address ? { address } : {}) } }
}

async function detectXdr(text: string): Promise<Detected | undefined> {
  const compact = text.replace(/\s/g, "")
  // XDR begins with a small number. Any other text in these characters may be a message.
  if (!compact.startsWith("AAAA")) return undefined
  if (canRead(readEnvelope, compact)) {
    return { kind: "envelope", form: "envelope", parts: { envelope: compact } }
  }
  if (canRead(readPreimage, compact)) {
    return { kind: "authorization", form: "preimage", parts: { authorization: compact } }
  }
  // Without its chunk, as in an offline page, it counts as damaged.
  const entries = await import("./check-entry.js").catch(() => undefined)
  if (entries?.isEntry(compact)) {
    return { kind: "authorization", form: "entry", parts: { authorization: compact } }
  }
  if (isSignature(compact)) return undefined
  return { kind: "envelope", form: "damaged", parts: { envelope: compact } }
}

/** A signature or an address alone. */
function detectSmall(text: string): Detected | undefined {
  const compact = text.replace(/\s/g, "")
  if (isSignature(compact)) {
    return { kind: "message", form: "signature", parts: { signature: compact } }
  }
  return isAddress(text)
    ? { kind: "message", form: "address", parts: { address: text } }
    : undefined
}

function isSignature(text: string): boolean {
  return isHexSignature(text) || bytesOf(padded(text))?.length === 64
}

function isHexSignature(text: string): boolean {
  return /^[0-9a-f]{128}$/i.test(text)
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return decodeBase64(text)
  } catch {
    return undefined
  }
}

function canRead(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text)
    return true
  } catch {
    return false
  }
}
