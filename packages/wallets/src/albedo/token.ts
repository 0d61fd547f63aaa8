import { encodeHex } from "@alidade/core/encoding"

/** 128 random bits, in hex: a request's id, or a token to be signed. */
export function randomToken(): string {
  return encodeHex(crypto.getRandomValues(new Uint8Array(16)))
}
