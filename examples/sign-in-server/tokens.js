import { createHmac, timingSafeEqual } from "node:crypto"
import { origin, secret } from "./settings.js"

/** How long a token is valid, in seconds. */
const LIFETIME = 3600

/** A token (JWT, HS256) for who has signed in: `G…`, `M…`, or `G…:memo`. */
export function createToken(subject) {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: origin, sub: subject, iat: now, exp: now + LIFETIME }
  const signed = [{ alg: "HS256", typ: "JWT" }, claims].map(encode).join(".")
  return `${signed}.${seal(signed).toString("base64url")}`
}

/** Who a token was made for. Undefined if this server did not make it, or if it has ended. */
export function readToken(token) {
  const [header, claims, signature = ""] = token.split(".")
  const given = Buffer.from(signature, "base64url")
  const expected = seal(`${header}.${claims}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { sub, exp } = JSON.parse(Buffer.from(claims, "base64url"))
  return exp > Date.now() / 1000 ? sub : undefined
}

function encode(part) {
  return Buffer.from(JSON.stringify(part)).toString("base64url")
}

function seal(text) {
  return createHmac("sha256", `tokens of ${origin} ${secret}`).update(text).digest()
}
