/** An object's own property; undefined for what it inherits, for what is no object, and for what throws when it is read. */
export function own(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  } catch {
    return undefined
  }
}

/** A text that is not empty and has at most `max` UTF-16 units. */
export function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= max
}

/** Padded base64 of some bytes, of at most `max` characters. */
export function isBase64(value: unknown, max: number): value is string {
  return isText(value, max) && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)
}

/** Base64 of exactly 64 bytes, an Ed25519 signature. */
export function isSignature(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9+/]{85}[AQgw]==$/.test(value)
}

/** The shape of an account's address, `G…`. Its checksum is the kit's to check. */
export function isAccount(value: unknown): value is string {
  return typeof value === "string" && /^G[A-Z2-7]{55}$/.test(value)
}
