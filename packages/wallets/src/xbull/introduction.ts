import { toBase64 } from "../to-base64.js"
import { publicKeyOf } from "./public-key.js"

/** How a page introduces itself to xBull's web wallet. Created anew for every window (XP1). */
export interface Introduction {
  /** The page's X25519 secret, 32 bytes. */
  secret: Uint8Array
  /** 24 random bytes in base64 that identify xBull's first message. */
  session: string
  /** The address of xBull's connect page, with the public key and the session. */
  address: string
}

/** Creates an introduction for a connect page. Throws a `TypeError` for an invalid address. */
export function introduce(url: string): Introduction {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const session = toBase64(crypto.getRandomValues(new Uint8Array(24)))
  const address = new URL(url)
  address.searchParams.set("public", toBase64(publicKeyOf(secret)))
  address.searchParams.set("session", session)
  return { secret, session, address: address.href }
}
