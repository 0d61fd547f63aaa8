/** Base64 and hex from this length on are shown by their ends: envelopes, preimages, signatures. */
const LONG = 80

/** Whether a text is encoded data too long to read, such as an envelope. */
export function isLongData(value: unknown): value is string {
  return typeof value === "string" && value.length >= LONG && /^[\w+/=-]+$/.test(value)
}

/** A replacer for `JSON.stringify` that shortens encoded data to its ends and length. */
export function shorten(_: string, value: unknown): unknown {
  return isLongData(value) ? `${value.slice(0, 12)}…${value.slice(-8)} (${value.length})` : value
}
