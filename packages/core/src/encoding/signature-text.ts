import { decodeHex, encodeBase64 } from "./bytes.js"

/** A signature in base64, which some wallets write in hex. Anything else stays as it is. */
export function signatureInBase64(signature: string): string {
  return /^[0-9a-f]{128}$/i.test(signature) ? encodeBase64(decodeHex(signature)) : signature
}
