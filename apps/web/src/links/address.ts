import { isStellarLink } from "./stellar-link.js"

/** What stands before a link in the fragment or in the query of the page's address. */
const LINK = "link="

/**
 * The address at which this page opens with a link: the link stands in the fragment, so that no server sees it. What
 * is not the link's (the mode) is kept.
 */
export function addressWith(link: string, page: string): string {
  return `${ownAddress(page)}#${LINK}${encodeURIComponent(link)}`
}

/** The same with `%s` where a browser puts the link that it was told to open. */
export function handlerAddress(page: string): string {
  return `${ownAddress(page)}#${LINK}%s`
}

/** The link that an address of this page carries, in its fragment or as `?link=`; undefined where there is none. */
export function linkIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hash, search } = new URL(address)
  const fragment = hash.startsWith(`#${LINK}`) ? hash.slice(LINK.length + 1) : undefined
  const found = fragment ?? partsOf(search).find(isLink)?.slice(LINK.length)
  return found === undefined ? undefined : decoded(found)
}

/**
 * The address without the link that it carries, at a place of the page. It is whole: a path that begins with two slashes
 * would be taken for another host.
 */
export function addressWithout(address: string, place: string): string {
  const { origin, pathname, search } = new URL(address)
  const kept = partsOf(search).filter((part) => !isLink(part))
  return `${origin}${pathname}${kept.length > 0 ? `?${kept.join("&")}` : ""}#${place}`
}

function ownAddress(page: string): string {
  return addressWithout(page, "").slice(0, -1)
}

function partsOf(search: string): string[] {
  return search.slice(1).split("&").filter(Boolean)
}

function isLink(part: string): boolean {
  return part.startsWith(LINK)
}

/** A link as it was put in: encoded, as it should be, or as it is, as people put it. */
function decoded(found: string): string {
  if (isStellarLink(found)) return found
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}
