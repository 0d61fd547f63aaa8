/** Base58 with Bitcoin's alphabet, as in HOT's requests and link ids (HO1). */

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

const digitOf: ReadonlyMap<string, bigint> = new Map(
  [...alphabet].map((character, value) => [character, BigInt(value)]),
)

/** Decodes base58. Returns null for invalid text. */
export function fromBase58(text: string): Uint8Array | null {
  const digits = [...text].map((character) => digitOf.get(character))
  if (!digits.every((digit) => digit !== undefined)) return null
  const zeros = /^1*/.exec(text)![0].length
  const hex = text.length === zeros ? "" : numberOf(digits).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  const bytes = even.match(/../g) ?? []
  return Uint8Array.from([...Array<string>(zeros).fill("00"), ...bytes], (pair) =>
    Number.parseInt(pair, 16),
  )
}

/** Splits the digits in halves recursively. Digit by digit, the largest request would take half a minute. */
function numberOf(digits: readonly bigint[]): bigint {
  if (digits.length <= 32) return digits.reduce((sum, digit) => sum * 58n + digit, 0n)
  const middle = digits.length >> 1
  const right = digits.slice(middle)
  return numberOf(digits.slice(0, middle)) * 58n ** BigInt(right.length) + numberOf(right)
}
