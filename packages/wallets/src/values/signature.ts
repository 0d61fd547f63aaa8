import { decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { isSignature } from "./untrusted.js"

/** Base64 of a signature's 64 bytes, given in base64 or in hex; undefined for anything else. */
export function readSignature(value: unknown): string | undefined {
  if (isSignature(value)) return value
  return typeof value === "string" && /^[0-9a-f]{128}$/i.test(value)
    ? encodeBase64(decodeHex(value))
    : undefined
}
