import { p256 } from "@noble/curves/nist.js"
import { expect, test } from "vitest"
import { lowS, rawSignature } from "./p256.js"

const order = p256.Point.Fn.ORDER

test.each<[string, bigint, bigint]>([
  ["short numbers", 1n, 2n],
  ["a number with the first bit set", (1n << 255n) + 5n, 7n],
  ["a number of 31 bytes", 1n << 240n, 1n << 241n],
  ["a high s", 9n, order - 3n],
])("reads a signature from DER, and makes its s low: %s", (_, r, s) => {
  const given = new p256.Signature(r, s)
  const raw = rawSignature(given.toBytes("der"))
  expect(raw).toEqual(given.toBytes("compact"))
  const low = new p256.Signature(r, s > order / 2n ? order - s : s)
  expect(lowS(raw)).toEqual(low.toBytes("compact"))
})
