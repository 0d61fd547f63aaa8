import { Point } from "@noble/ed25519"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { edgeCases } from "../../test/ed25519-edge-cases.js"
import { decodeHex } from "../encoding/bytes.js"
import type { Ed25519Library, Ed25519Point, verifyEd25519 as Verify } from "./ed25519.js"
import { isSmallOrder } from "./ed25519.js"

// RFC 8032, section 7.1, test 2.
const publicKey = decodeHex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
const data = Uint8Array.of(0x72)
const signature = decodeHex(
  "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
)

// From its test 1.
const otherKey = decodeHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")

const noble = () => import("@noble/ed25519")
const curves = async () => (await import("@noble/curves/ed25519.js")).ed25519
/** A library that accepts every signature. */
const acceptsAll = async (): Promise<Ed25519Library> => {
  const echo: Ed25519Point = {
    add: () => echo,
    negate: () => echo,
    multiply: () => echo,
    toBytes: () => signature.subarray(0, 32),
  }
  return { Point: { BASE: echo, fromBytes: () => echo } }
}
const order = 2n ** 252n + 27742317777372353535851937790883648493n

/** A stub of the browser's `crypto`; its hashes and random values are the real ones. */
function browserWith(importKey: () => Promise<CryptoKey>): typeof importKey {
  const spy = vi.fn(importKey)
  const { digest } = crypto.subtle
  const subtle = { importKey: spy, digest: digest.bind(crypto.subtle) }
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal("crypto", { subtle, getRandomValues })
  return spy
}
const refusal = (name: string) => async () => {
  throw new DOMException("Algorithm: Unrecognized name", name)
}

/** The module caches what the browser supports: each test begins with a fresh one. */
let verifyEd25519: typeof Verify
beforeEach(async () => {
  vi.resetModules()
  verifyEd25519 = (await import("./ed25519.js")).verifyEd25519
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ["WebCrypto", noble, () => {}],
  [
    "noble-ed25519, without Ed25519 in WebCrypto",
    noble,
    () => browserWith(refusal("NotSupportedError")),
  ],
  [
    "noble-curves, without Ed25519 in WebCrypto",
    curves,
    () => browserWith(refusal("NotSupportedError")),
  ],
] as const)("Ed25519 with %s", (_, library, prepare) => {
  beforeEach(() => void prepare())

  test.each(edgeCases)("judges case $number of the paper as it does: $about", async (edge) => {
    const [key, message, signed] = [edge.publicKey, edge.message, edge.signature].map(decodeHex)
    expect(await verifyEd25519(key!, message!, signed!, library)).toBe(edge.valid)
  })

  test("rejects points that are not canonical, and an S of zero", async () => {
    // y = p + 3 is a point of large order; nobody knows its discrete logarithm.
    const uncanonical = Uint8Array.of(0xf0, ...new Uint8Array(30).fill(0xff), 0x7f)
    const withR = Uint8Array.of(...uncanonical, ...signature.subarray(32))
    const withoutS = Uint8Array.of(...signature.subarray(0, 32), ...new Uint8Array(32))
    expect(await verifyEd25519(uncanonical, data, signature, library)).toBe(false)
    expect(await verifyEd25519(publicKey, data, withR, library)).toBe(false)
    expect(await verifyEd25519(publicKey, data, withoutS, library)).toBe(false)
  })

  test("accepts only the vector of RFC 8032", async () => {
    expect(await verifyEd25519(publicKey, data, signature, library)).toBe(true)
    expect(await verifyEd25519(publicKey, Uint8Array.of(0x73), signature, library)).toBe(false)
    expect(await verifyEd25519(otherKey, data, signature, library)).toBe(false)
    for (const at of [0, 31, 32, 63]) {
      const changed = signature.slice()
      changed[at]! ^= 1
      expect(await verifyEd25519(publicKey, data, changed, library)).toBe(false)
    }
  })

  test("accepts Buffers, whose slices share memory, without changing them", async () => {
    const bytes = [otherKey, publicKey, signature].map((part) => Buffer.from(part))
    const [other, key, signed] = bytes as [Buffer, Buffer, Buffer]
    expect(await verifyEd25519(key, data, signed, library)).toBe(true)
    expect(await verifyEd25519(other, data, signed, library)).toBe(false)
    expect([other, key, signed]).toEqual(
      [otherKey, publicKey, signature].map((b) => Buffer.from(b)),
    )
  })

  test("rejects the same signature with the group's order added to its S", async () => {
    const s = signature.slice(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
    const malleated = signature.slice()
    for (let at = 0, rest = s + order; at < 32; at++, rest >>= 8n) {
      malleated[32 + at] = Number(rest & 255n)
    }
    expect(await verifyEd25519(publicKey, data, malleated, library)).toBe(false)
  })

  test("rejects a key that is not on the curve, and bytes of another length", async () => {
    expect(await verifyEd25519(new Uint8Array(32).fill(2), data, signature, library)).toBe(false)
    expect(await verifyEd25519(publicKey.subarray(1), data, signature, library)).toBe(false)
    expect(await verifyEd25519(publicKey, data, signature.subarray(1), library)).toBe(false)
  })

  test("rejects keys of small order, for which anyone can sign", async () => {
    // With the neutral element as key and as R, and S = 0, the equation holds for every message.
    const neutral = Uint8Array.of(1, ...new Uint8Array(31))
    const forged = Uint8Array.of(...neutral, ...new Uint8Array(32))
    expect(await verifyEd25519(neutral, data, forged, acceptsAll)).toBe(false)
    expect(await verifyEd25519(publicKey, data, forged, acceptsAll)).toBe(false)
  })
})

test("imports the key of one account once, and another's anew", async () => {
  const importKey = vi.spyOn(crypto.subtle, "importKey")
  const other = decodeHex(edgeCases[0]!.publicKey)
  expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
  expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
  expect(importKey).toHaveBeenCalledTimes(1)
  expect(await verifyEd25519(other, data, signature, noble)).toBe(false)
  expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
  importKey.mockRestore()
})

describe("without Ed25519 in WebCrypto", () => {
  test("asks WebCrypto once and then uses the library", async () => {
    const importKey = browserWith(refusal("NotSupportedError"))
    expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
    expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
    expect(importKey).toHaveBeenCalledTimes(1)
  })

  test("says what to do if no library is given", async () => {
    browserWith(refusal("NotSupportedError"))
    await expect(verifyEd25519(publicKey, data, signature)).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining('ed25519: () => import("@noble/ed25519")'),
    })
  })

  test("says so and keeps the cause if the library does not load", async () => {
    browserWith(refusal("NotSupportedError"))
    const cause = new TypeError("Failed to fetch dynamically imported module")
    await expect(
      verifyEd25519(publicKey, data, signature, () => Promise.reject(cause)),
    ).rejects.toMatchObject({ kind: "external", cause })
  })

  test("throws a typed error with its cause if the library fails", async () => {
    browserWith(refusal("NotSupportedError"))
    const cause = new Error("out of order")
    const fail = () => {
      throw cause
    }
    const failing = async () => {
      const { Point } = await acceptsAll()
      return { Point: { ...Point, BASE: { ...Point.BASE, multiply: fail } } }
    }
    await expect(verifyEd25519(publicKey, data, signature, failing)).rejects.toMatchObject({
      kind: "internal",
      cause,
    })
  })
})

test("throws a clear error if the page has no WebCrypto", async () => {
  vi.stubGlobal("crypto", {})
  await expect(verifyEd25519(publicKey, data, signature, acceptsAll)).rejects.toMatchObject({
    kind: "unsupported",
    message: expect.stringContaining("only over https"),
  })
})

test("WebCrypto and the libraries agree on keys and signatures with a small-order component", async () => {
  const torsion = Point.fromBytes(
    decodeHex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
    true,
  )
  const scalar = fc.bigInt({ min: 1n, max: order - 1n })
  const part = fc.integer({ min: 0, max: 7 })
  const withPart = (point: Point, times: number): Point =>
    Array.from({ length: times }).reduce<Point>((sum) => sum.add(torsion), point)
  const verdicts = new Set<boolean>()
  const webCrypto = verifyEd25519
  vi.resetModules()
  const { verifyEd25519: byLibrary } = await import("./ed25519.js")
  browserWith(refusal("NotSupportedError"))
  await byLibrary(publicKey, data, signature, noble)
  // From here on it does not ask WebCrypto again.
  vi.unstubAllGlobals()
  const { subtle } = crypto
  await fc.assert(
    fc.asyncProperty(scalar, scalar, part, part, async (secret, nonce, inKey, inR) => {
      const key = withPart(Point.BASE.multiply(secret), inKey).toBytes()
      const r = withPart(Point.BASE.multiply(nonce), inR).toBytes()
      const hashed = new Uint8Array(
        await subtle.digest("SHA-512", Uint8Array.of(...r, ...key, ...data)),
      )
      const k = hashed.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) % order
      const s = (nonce + k * secret) % order
      const signed = new Uint8Array(64)
      signed.set(r)
      for (let at = 0; at < 32; at++) signed[32 + at] = Number((s >> BigInt(8 * at)) & 255n)

      const expected = await webCrypto(key, data, signed)
      verdicts.add(expected)
      for (const library of [noble, curves]) {
        expect(await byLibrary(key, data, signed, library)).toBe(expected)
      }
    }),
    { numRuns: 60 },
  )
  // With the cofactor all would pass; without it, only those whose small-order components cancel out.
  expect(verdicts).toEqual(new Set([true, false]))
})

test("a key that WebCrypto cannot import is invalid; its other failures are errors", async () => {
  browserWith(refusal("DataError"))
  expect(await verifyEd25519(publicKey, data, signature, acceptsAll)).toBe(false)
  browserWith(refusal("OperationError"))
  await expect(verifyEd25519(publicKey, data, signature, acceptsAll)).rejects.toMatchObject({
    kind: "internal",
    cause: { name: "OperationError" },
  })
})

const field = 2n ** 255n - 19n

/** The 32 bytes of a y coordinate, canonical or not, and of the sign of x. */
function encodingOf(y: bigint, sign: 0 | 1): Uint8Array {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number((y >> BigInt(8 * at)) & 255n))
  bytes[31]! |= sign << 7
  return bytes
}

function isSmallOrderInNoble(encoding: Uint8Array): boolean {
  try {
    return Point.fromBytes(encoding, true).isSmallOrder()
  } catch {
    return false
  }
}

test("agrees with noble-ed25519 on small order for all small y, canonical or not", () => {
  let found = 0
  for (let y = 0n; y < 19n; y++) {
    for (const value of [y, field - 1n - y, field + y]) {
      for (const sign of [0, 1] as const) {
        const encoding = encodingOf(value, sign)
        expect(isSmallOrder(encoding)).toBe(isSmallOrderInNoble(encoding))
        if (isSmallOrder(encoding)) found++
      }
    }
  }
  expect(found).toBe(10)
})

test("multiplying points finds the eight points of small order", () => {
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
      // The component of the point in the small subgroup. `order` itself is out of multiply's range.
      const rest = point.multiply(order - 1n).add(point)
      expect(isSmallOrder(rest.toBytes())).toBe(true)
    }),
    { numRuns: 40 },
  )
})
