import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { decodeHex } from "../encoding/hex.js"
import type { verifyEd25519 as Verify } from "./ed25519.js"

// RFC 8032, section 7.1, test 2.
const publicKey = decodeHex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
const data = Uint8Array.of(0x72)
const signature = decodeHex(
  "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
)

// Its test 1.
const otherKey = decodeHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")

const noble = () => import("@noble/ed25519")
const believesAll = async () => ({ verifyAsync: async () => true })

/** What the browser offers as `crypto`; its hashes are the real ones. */
function browserWith(importKey: () => Promise<CryptoKey>): typeof importKey {
  const spy = vi.fn(importKey)
  const { digest } = crypto.subtle
  const subtle = { importKey: spy, digest: digest.bind(crypto.subtle) }
  vi.stubGlobal("crypto", { subtle })
  return spy
}
const refusal = (name: string) => async () => {
  throw new DOMException("Algorithm: Unrecognized name", name)
}

/** What a browser can is remembered: each test begins with a page that knows nothing of it. */
let verifyEd25519: typeof Verify
beforeEach(async () => {
  vi.resetModules()
  verifyEd25519 = (await import("./ed25519.js")).verifyEd25519
})
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ["WebCrypto", () => undefined],
  [
    "a library, where WebCrypto does not know Ed25519",
    () => browserWith(refusal("NotSupportedError")),
  ],
])("Ed25519 by %s", (_, prepare) => {
  beforeEach(() => void prepare())

  test("takes the vector of RFC 8032, and nothing that differs from it", async () => {
    expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
    expect(await verifyEd25519(publicKey, Uint8Array.of(0x73), signature, noble)).toBe(false)
    expect(await verifyEd25519(otherKey, data, signature, noble)).toBe(false)
    for (const at of [0, 31, 32, 63]) {
      const changed = signature.slice()
      changed[at]! ^= 1
      expect(await verifyEd25519(publicKey, data, changed, noble)).toBe(false)
    }
  })

  test("refuses the same signature with the group's order added to its S", async () => {
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    const s = signature.slice(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
    const malleated = signature.slice()
    for (let at = 0, rest = s + order; at < 32; at++, rest >>= 8n) {
      malleated[32 + at] = Number(rest & 255n)
    }
    expect(await verifyEd25519(publicKey, data, malleated, noble)).toBe(false)
  })

  test("refuses a key that is no point of the curve, and bytes of another length", async () => {
    expect(await verifyEd25519(new Uint8Array(32).fill(2), data, signature, noble)).toBe(false)
    expect(await verifyEd25519(publicKey.subarray(1), data, signature, noble)).toBe(false)
    expect(await verifyEd25519(publicKey, data, signature.subarray(1), noble)).toBe(false)
  })

  test("refuses keys of small order, under which anyone can sign", async () => {
    // With the neutral element as key and as R, and S = 0, the equation holds for every message.
    const neutral = Uint8Array.of(1, ...new Uint8Array(31))
    const forged = Uint8Array.of(...neutral, ...new Uint8Array(32))
    expect(await verifyEd25519(neutral, data, forged, believesAll)).toBe(false)
    expect(await verifyEd25519(publicKey, data, forged, believesAll)).toBe(false)
  })
})

describe("where WebCrypto does not know Ed25519", () => {
  test("it is asked once, and the library from then on", async () => {
    const importKey = browserWith(refusal("NotSupportedError"))
    expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
    expect(await verifyEd25519(publicKey, data, signature, noble)).toBe(true)
    expect(importKey).toHaveBeenCalledTimes(1)
  })

  test("and no library is given, the error says what to do", async () => {
    browserWith(refusal("NotSupportedError"))
    await expect(verifyEd25519(publicKey, data, signature)).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining('ed25519: () => import("@noble/ed25519")'),
    })
  })

  test("and the library does not load, the error says so and keeps the cause", async () => {
    browserWith(refusal("NotSupportedError"))
    const cause = new TypeError("Failed to fetch dynamically imported module")
    await expect(
      verifyEd25519(publicKey, data, signature, () => Promise.reject(cause)),
    ).rejects.toMatchObject({ kind: "external", cause })
  })

  test("and the library fails, the error is typed and keeps the cause", async () => {
    browserWith(refusal("NotSupportedError"))
    const cause = new Error("out of order")
    const failing = async () => ({ verifyAsync: () => Promise.reject(cause) })
    await expect(verifyEd25519(publicKey, data, signature, failing)).rejects.toMatchObject({
      kind: "internal",
      cause,
    })
  })
})

test("a page without WebCrypto asks the library", async () => {
  vi.stubGlobal("crypto", {})
  expect(await verifyEd25519(publicKey, data, signature, believesAll)).toBe(true)
})

test("a key that WebCrypto cannot import is nobody's, and any other failure of it is an error", async () => {
  browserWith(refusal("DataError"))
  expect(await verifyEd25519(publicKey, data, signature, believesAll)).toBe(false)
  browserWith(refusal("OperationError"))
  await expect(verifyEd25519(publicKey, data, signature, believesAll)).rejects.toMatchObject({
    kind: "internal",
    cause: { name: "OperationError" },
  })
})
