import { signInKey } from "./site.js"

/** What a token says (SEP-10). */
export interface Claims {
  /** The address that issued the token. */
  readonly iss: string
  /** Who signed in: `G…`, `M…`, or `G…:memo`. */
  readonly sub: string
  readonly client_domain?: string
}

/** How long a token is valid, in seconds. */
const LIFETIME = 86_400

/** Creates a JWT (RFC 7519) with an Ed25519 signature (`EdDSA`, RFC 8037) of the server's public test key. */
export function createToken(claims: Claims): string {
  const iat = Math.floor(Date.now() / 1000)
  const signed = [
    { alg: "EdDSA", typ: "JWT" },
    { ...claims, iat, exp: iat + LIFETIME },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
  return `${signed}.${Buffer.from(signInKey().sign(Buffer.from(signed))).toString("base64url")}`
}
