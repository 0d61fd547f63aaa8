/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Encodes bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Decodes bytes as UTF-8. Invalid bytes become replacement characters. */
export function toText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
}

/** Reads each byte as the character of that number (Latin-1). */
export function toCharacters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")
}

/** Encodes text as UTF-8. */
export function fromText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Orders bytes as the protocol does: by the first that differs, then by length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index++) {
    const difference = a[index]! - b[index]!
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return compareBytes(a, b) === 0
}
