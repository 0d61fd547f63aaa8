/** The characters of a symbol, by their six-bit code minus one. */
const ALPHABET = "_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** The most characters of a symbol that fits into a 64-bit value. */
const SMALL_LENGTH = 9

/** Whether a text is a symbol: at most 32 letters, digits, and underscores. */
export function isSymbolText(text: string): boolean {
  return /^[A-Za-z0-9_]{0,32}$/.test(text)
}

/** A short symbol as a 56-bit number, or `undefined` if it is too long. */
export function packSymbol(text: string): bigint | undefined {
  if (text.length > SMALL_LENGTH) return undefined
  let packed = 0n
  for (const character of text) packed = (packed << 6n) | BigInt(ALPHABET.indexOf(character) + 1)
  return packed
}

/** The text of a short symbol, or `undefined` if the number is not one. */
export function unpackSymbol(packed: bigint): string | undefined {
  let text = ""
  for (let rest = packed; rest > 0n; rest >>= 6n) {
    const code = Number(rest & 63n)
    if (code === 0) return undefined
    text = ALPHABET[code - 1]! + text
  }
  return text.length > SMALL_LENGTH ? undefined : text
}
