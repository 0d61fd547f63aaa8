import { fieldsOf } from "../wallet/fields.js"
import { parseUrl } from "../wallet/parse-url.js"
import { fromBase58 } from "./base58.js"

/** The messages between an app and HOT, from the wallet's side (HO1 to HO4). */

/** A request, as stored at the relay. */
export interface HotRequest {
  /** Whether the wallet should open the page in its own browser instead of replying. */
  readonly inside: boolean
  /** Address of the requesting page, as it reports itself. */
  readonly origin: string
  readonly method: string
  readonly request: Readonly<Record<string, unknown>>
  readonly id: string
}

/** A request from a page in HOT's own browser. */
export type InjectedRequest = Pick<HotRequest, "method" | "request" | "id">

/** A response. The content of a refusal's payload is undocumented; here it is a text. */
export interface HotResponse {
  readonly success: boolean
  readonly payload: unknown
}

/** The widget's message to the surrounding page when its person closes it (HO3). */
export const CLOSE = "hot-close"

/** Prefix of the id in a link. */
const PREFIX = "hotconnect-"

/** The request id in a widget's address or a link's start parameter, or null. */
export function idOfLink(text: string): string | null {
  const bytes = text.startsWith(PREFIX) ? fromBase58(text.slice(PREFIX.length)) : null
  const id = bytes && new TextDecoder().decode(bytes)
  return id && isRequestId(id) ? id : null
}

/** The request id in a link to the wallet in Telegram; null for other links. */
export function idOfTelegramLink(link: unknown): string | null {
  const url = parseUrl(String(link))
  if (url?.origin !== "https://t.me" || url.pathname !== "/herewalletbot/app") return null
  return idOfLink(url.searchParams.get("startapp") ?? "")
}

/** Whether a text has the form of an id. */
export function isRequestId(text: string): boolean {
  return /^[A-Za-z0-9+_]{13}$/.test(text)
}

/** The id of an encoded request: 13 characters of its SHA-1 in base64, so that the id identifies the content. */
export async function requestIdOf(query: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(query))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll("/", "_").slice(0, 13)
}

/**
 * Decodes a request, or returns null. Its bytes are UTF-8. With `cut`, each byte is one character, as the vendor's
 * package writes them (HO1).
 */
export function readQuery(query: string, cut: boolean = false): HotRequest | null {
  const bytes = fromBase58(query)
  if (!bytes) return null
  try {
    const value = fieldsOf(JSON.parse(new TextDecoder(cut ? "latin1" : "utf-8").decode(bytes)))
    const { inside, origin } = value
    const injected = readInjected(value)
    if (!injected || typeof inside !== "boolean" || typeof origin !== "string") return null
    return { inside, origin, ...injected }
  } catch {
    return null
  }
}

/** Reads a request from a message, or null. */
export function readInjected(message: unknown): InjectedRequest | null {
  const { $hot, method, request, id } = fieldsOf(message)
  if ($hot !== true || typeof method !== "string" || typeof id !== "string") return null
  return { method, request: fieldsOf(request), id }
}
