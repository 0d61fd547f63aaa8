import { fieldsOf } from "../wallet/fields.js"
import { type Boxed, fromBase64 } from "./box.js"

/** The messages of xBull's window (XP2, XP3), from the wallet's side. */

export const INITIAL_RESPONSE = "XBULL_INITIAL_RESPONSE"

/** Its request types, and the type of each reply. */
export const answerTypes = {
  XBULL_CONNECT: "XBULL_CONNECT_RESPONSE",
  XBULL_SIGN: "XBULL_SIGN_RESPONSE",
  XBULL_SIGN_MESSAGE: "XBULL_SIGN_MESSAGE_RESPONSE",
} as const

export type RequestType = keyof typeof answerTypes

/** A request. Its content is encrypted. */
export interface Request extends Boxed {
  readonly type: RequestType
}

/** A reply (XP4). A rejection has only its type and `success: false`. */
export type Response =
  | ({ readonly type: string; readonly publicKey: string; readonly success: true } & Boxed)
  | { readonly type: string; readonly success: false }

/** What the opening page puts into the window's address (XP1). */
export interface Introduction {
  /** The page's X25519 public key, 32 bytes. */
  readonly publicKey: Uint8Array
  /** The page's session, in the spelling of the address. */
  readonly session: string
}

/** Reads the address that the opening page used, or null. */
export function readIntroduction(query: URLSearchParams): Introduction | null {
  const publicKey = fromBase64(query.get("public") ?? "")
  const session = query.get("session")
  return publicKey?.length === 32 && session ? { publicKey, session } : null
}

/** Reads a request from a message, or null. */
export function readRequest(data: unknown): Request | null {
  const { type, message, oneTimeCode } = fieldsOf(data)
  if (typeof type !== "string" || !Object.hasOwn(answerTypes, type)) return null
  if (typeof message !== "string" || typeof oneTimeCode !== "string") return null
  return { type: type as RequestType, message, oneTimeCode }
}
