import { concatBytes, decodeBase64, encodeBase64 } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { readEntries } from "./read-entry.js"

/**
 * Splits a base64 `SorobanAuthorizationEntries` (an XDR array, as in SEP-45) into its base64 entries. Throws
 * `bad-request`.
 */
export function splitEntries(xdr: string): string[] {
  return readEntries(xdr).map((one) => encodeBase64(one.xdr))
}

/** Joins base64 entries to a base64 `SorobanAuthorizationEntries`. */
export function joinEntries(entries: readonly string[]): string {
  return encodeBase64(concatBytes(u32(entries.length), ...entries.map(decodeBase64)))
}
