import type { Mode } from "../networks/networks.js"
import { isStellarLink } from "../pasted/is-stellar-link.js"

/** Precedes a link in the fragment or query of the page's address. */
const LINK = "link="

/**
 * The address that opens this page with a link, in the same mode. The link is in the fragment, so no server receives
 * it. Other parameters are kept.
 */
export function addressWith(link: string, page: string, mode: Mode): string {
  return `${ownAddress(page, mode)}#${LINK}${encodeURIComponent(link)}`
}

/** Maximum length of a link to send to someone, in characters. Some mail and chat programs cut longer ones. */
const LONGEST = 8000

/** Whether a link is short enough to send to someone. */
export function isShareable(link: string): boolean {
  return link.length <= LONGEST
}

/** The same address with `%s`, which a browser replaces with the link that it opens. */
export function handlerAddress(page: string, mode: Mode): string {
  return `${ownAddress(page, mode)}#${LINK}%s`
}

/** The link in an address of this page, from its fragment or `?link=`. Undefined without one. */
export function linkIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hash, search } = new URL(address)
  const fragment = hash.startsWith(`#${LINK}`) ? hash.slice(LINK.length + 1) : undefined
  const found = fragment ?? partsOf(search).find(isLink)?.slice(LINK.length)
  return found === undefined ? undefined : decoded(found)
}

/** Precedes a proof in the fragment of the page's address. */
const PROOF = "proof="

/**
 * The address that opens this page with an encoded proof, in the same mode; a proof of practice opens on the live page,
 * which shows that it is one. The proof is in the fragment, so no server receives it.
 */
export function addressWithProof(encoded: string, page: string, mode: Mode): string {
  return `${ownAddress(page, mode === "practice" ? "live" : mode)}#${PROOF}${encoded}`
}

/** The encoded proof in an address of this page. Undefined without one. */
export function proofIn(address: string): string | undefined {
  const { hash } = URL.canParse(address) ? new URL(address) : { hash: "" }
  return hash.startsWith(`#${PROOF}`) ? hash.slice(PROOF.length + 1) : undefined
}

/**
 * The address without its link, with another fragment. It is absolute, because a path that begins with two slashes
 * would be read as another host.
 */
export function addressWithout(address: string, hash: string): string {
  const { origin, pathname, search } = new URL(address)
  const others = partsOf(search).filter((part) => !isLink(part))
  return `${origin}${pathname}${others.length > 0 ? `?${others.join("&")}` : ""}#${hash}`
}

/** Names the mode, because the default is another one where no sandbox is beside the page. */
function ownAddress(page: string, mode: Mode): string {
  const { origin, pathname, search } = new URL(page)
  const others = partsOf(search).filter((part) => !isLink(part) && !part.startsWith("mode="))
  return `${origin}${pathname}?${[`mode=${mode}`, ...others].join("&")}`
}

function partsOf(search: string): string[] {
  return search.slice(1).split("&").filter(Boolean)
}

function isLink(part: string): boolean {
  return part.startsWith(LINK)
}

/** Decodes a link. People also paste links unencoded. */
function decoded(found: string): string {
  if (isStellarLink(found)) return found
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}
