import { Point } from "@noble/ed25519"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isSmallOrder } from "./small-order.js"

const field = 2n ** 255n - 19n

/** The 32 bytes of a y coordinate, canonical or not, and of the sign of x. */
function encodingOf(y: bigint, sign: 0 | 1): Uint8Array {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number((y >> BigInt(8 * at)) & 255n))
  bytes[31]! |= sign << 7
  return bytes
}

function nobleSays(encoding: Uint8Array): boolean {
  try {
    return Point.fromBytes(encoding, true).isSmallOrder()
  } catch {
    return false
  }
}

test("points are of small order exactly where noble-ed25519 says so: all small y, canonical or not", () => {
  let found = 0
  for (let y = 0n; y < 19n; y++) {
    for (const value of [y, field - 1n - y, field + y]) {
      for (const sign of [0, 1] as const) {
        const encoding = encodingOf(value, sign)
        expect(isSmallOrder(encoding)).toBe(nobleSays(encoding))
        if (isSmallOrder(encoding)) found++
      }
    }
  }
  expect(found).toBe(10)
})

test("the eight points of the subgroup are found by multiplying any point out of it", () => {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      let point: Point
      try {
        point = Point.fromBytes(bytes, true)
      } catch {
        return
      }
      expect(isSmallOrder(point.toBytes())).toBe(false)
      // The part of the point that lies in the small subgroup. `order` itself is out of multiply's range.
      const rest = point.multiply(order - 1n).add(point)
      expect(isSmallOrder(rest.toBytes())).toBe(true)
    }),
    { numRuns: 40 },
  )
})
