import { expect, test } from "vitest"
import { lowS, rawSignature } from "./p256.js"

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const hexOf = (value: bigint): string => {
  const digits = value.toString(16)
  return digits.padStart(digits.length + (digits.length % 2), "0")
}

/** A number in DER: a zero byte comes before a first bit that is set. */
function inDer(value: bigint): number[] {
  const digits = [...Buffer.from(hexOf(value), "hex")]
  const content = digits[0]! > 127 ? [0, ...digits] : digits
  return [2, content.length, ...content]
}

function derOf(r: bigint, s: bigint): Uint8Array {
  const content = [...inDer(r), ...inDer(s)]
  return Uint8Array.of(0x30, content.length, ...content)
}

const rawOf = (r: bigint, s: bigint): string =>
  [r, s].map((n) => hexOf(n).padStart(64, "0")).join("")

test.each<[string, bigint, bigint]>([
  ["short numbers", 1n, 2n],
  ["a number with the first bit set", (1n << 255n) + 5n, 7n],
  ["a number of 31 bytes", 1n << 240n, 1n << 241n],
  ["the highest low s", 9n, order / 2n],
  ["a high s", 9n, order - 3n],
])("reads a signature from DER, and makes its s low: %s", (_, r, s) => {
  const raw = rawSignature(derOf(r, s))
  expect(Buffer.from(raw).toString("hex")).toBe(rawOf(r, s))
  const low = s > order / 2n ? order - s : s
  expect(Buffer.from(lowS(raw)).toString("hex")).toBe(rawOf(r, low))
})
