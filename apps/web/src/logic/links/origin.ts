import { isAddress } from "@alidade/core"
import { concatBytes, decodeBase32, decodeBase64 } from "@alidade/core/encoding"
import { verifyEd25519 } from "@alidade/core/verify"
import { askStellarToml } from "../stellar/ask-stellar-toml.js"
import { isThisMachine, tomlUrlOf } from "../stellar/toml-url.js"

/** Why a link that names its origin must not be followed (SEP-7). */
export type OriginProblem =
  | "unsigned"
  | "badDomain"
  /** The page's content security policy doesn't allow to ask the domain. */
  | "blocked"
  | "unreachable"
  | "noKey"
  | "wrongSignature"

/** Whether a link comes from the domain that it names, and the key that signed it (`G…`). */
export type Origin = { key: string } | { problem: OriginProblem }

/** Precedes the signature, which is the last field of a link. */
const SIGNATURE = "&signature="

/** What the key of a domain signs: the link without its signature, after a prefix that no transaction has. */
export function signedBytes(link: string): Uint8Array {
  const prefix = new Uint8Array(36)
  prefix[35] = 4
  return concatBytes(prefix, new TextEncoder().encode(`stellar.sep.7 - URI Scheme${link}`))
}

/** Adds a signature (base64) to a link. */
export function withSignature(link: string, signature: string): string {
  return `${link}${SIGNATURE}${encodeURIComponent(signature)}`
}

/** What is wrong with how a link names its origin, as far as nobody must be asked. */
export function originProblem(
  link: string,
  domain: string,
  mayConnect: (url: string) => boolean,
): OriginProblem | undefined {
  if (!link.includes(SIGNATURE)) return "unsigned"
  const url = tomlUrlOf(domain)
  if (!url || !(domain.includes(".") || isThisMachine(domain))) return "badDomain"
  return mayConnect(url) ? undefined : "blocked"
}

/** Asks the domain that a link names whether it signed the link. Call it only on the visitor's request. */
export async function verifyOrigin(
  link: string,
  domain: string,
  signal: AbortSignal,
  mayConnect: (url: string) => boolean,
): Promise<Origin> {
  const problem = originProblem(link, domain, mayConnect)
  if (problem) return { problem }
  const answer = await askStellarToml(domain, signal, mayConnect)
  if (answer.outcome === "blocked" || answer.outcome === "unreachable") {
    return { problem: answer.outcome }
  }
  const key = answer.outcome === "read" ? answer.toml.uriRequestSigningKey : undefined
  if (!key?.startsWith("G") || !isAddress(key)) return { problem: "noKey" }
  return (await isSignedBy(link, key)) ? { key } : { problem: "wrongSignature" }
}

/** Whether a key (`G…`) signed a link. */
export async function isSignedBy(link: string, key: string): Promise<boolean> {
  const end = link.lastIndexOf(SIGNATURE)
  const signature = signatureIn(link.slice(end + SIGNATURE.length))
  if (end < 0 || !signature) return false
  const publicKey = decodeBase32(key).slice(1, 33)
  return verifyEd25519(
    publicKey,
    signedBytes(link.slice(0, end)),
    signature,
    () => import("@noble/ed25519"),
  )
}

/** The bytes of an encoded signature. Undefined if more fields follow it, or it is no base64. */
function signatureIn(encoded: string): Uint8Array | undefined {
  try {
    return decodeBase64(decodeURIComponent(encoded))
  } catch {
    return undefined
  }
}
