import { fieldsOf } from "../wallet/fields.js"
import { fromBase58 } from "./base58.js"

/** What an app and HOT say to each other, from the wallet's side (HO1 to HO4). */

/** A request, as it is left at the relay. */
export interface HotRequest {
  /** Whether the wallet is to open the page in its own browser instead of answering. */
  readonly inside: boolean
  /** Address of the page that asks, by its own word. */
  readonly origin: string
  readonly method: string
  readonly request: Readonly<Record<string, unknown>>
  readonly id: string
}

/** A request of a page that HOT's own browser shows. */
export type InjectedRequest = Pick<HotRequest, "method" | "request" | "id">

/** An answer. What a refusal's payload holds is said nowhere; here it is a text. */
export interface HotResponse {
  readonly success: boolean
  readonly payload: unknown
}

/** What the widget says to the page that frames it when its person closes it (HO3). */
export const CLOSE = "hot-close"

/** What stands before the id in a link. */
const PREFIX = "hotconnect-"

/** The id of the request that a widget's address or a link's start parameter names; null for none. */
export function idOfLink(text: string): string | null {
  const bytes = text.startsWith(PREFIX) ? fromBase58(text.slice(PREFIX.length)) : null
  const id = bytes && new TextDecoder().decode(bytes)
  return id && isRequestId(id) ? id : null
}

/** The id of the request that a link into Telegram names; null for a link elsewhere. */
export function idOfTelegramLink(link: unknown): string | null {
  const url = urlOf(String(link))
  if (url?.origin !== "https://t.me" || url.pathname !== "/herewalletbot/app") return null
  return idOfLink(url.searchParams.get("startapp") ?? "")
}

/** Whether a text has the form of an id. */
export function isRequestId(text: string): boolean {
  return /^[A-Za-z0-9+_]{13}$/.test(text)
}

/** The id of an encoded request: 13 characters of the base64 of its SHA-1, so that no other can take its place. */
export async function requestIdOf(query: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(query))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll("/", "_").slice(0, 13)
}

/**
 * The request that an encoded one holds, or null. Its bytes are UTF-8; `cut` reads each as a character, as the
 * vendor's package writes them (HO1).
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

/** The request that a message is, or null. */
export function readInjected(message: unknown): InjectedRequest | null {
  const { $hot, method, request, id } = fieldsOf(message)
  if ($hot !== true || typeof method !== "string" || typeof id !== "string") return null
  return { method, request: fieldsOf(request), id }
}

/** The URL that a text is, or null. */
export function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
