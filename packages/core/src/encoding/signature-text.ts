import { decodeHex, encodeBase64 } from "./bytes.js"

/** A signature in base64, which some wallets write in hex or without its padding. */
export function signatureInBase64(signature: string): string {
  return /^[0-9a-f]{128}$/i.test(signature)
    ? encodeBase64(decodeHex(signature))
    : signature.padEnd(Math.ceil(signature.length / 4) * 4, "=")
}

/** The bytes of a base64 signature in lower-case hex. Throws if it is not base64. */
export function signatureInHex(signature: string): string {
  return Array.from(atob(signature), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, "0"),
  ).join("")
}
