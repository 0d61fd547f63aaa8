import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { decodeBase32, encodeBase32 } from "./base32.js"

describe("base32", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%j and %j are one another's (RFC 4648, section 10, without padding)", (plain, encoded) => {
    const bytes = new TextEncoder().encode(plain)
    expect(encodeBase32(bytes)).toBe(encoded)
    expect(decodeBase32(encoded)).toEqual(bytes)
  })

  test("any bytes come back as they were", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(decodeBase32(encodeBase32(bytes))).toEqual(bytes)
      }),
    )
  })

  test("a text is taken only if it is the one that its bytes have", () => {
    const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (characters) => {
        const text = characters.join("")
        let bytes: Uint8Array | undefined
        try {
          bytes = decodeBase32(text)
        } catch (error) {
          expect(error).toMatchObject({ kind: "bad-request" })
        }
        if (bytes) expect(encodeBase32(bytes)).toBe(text)
      }),
    )
  })

  test.each(["my", "M1", "MY=", "M", "MZ", "A", "AAA"])("refuses %j", (wrong) => {
    expect(() => decodeBase32(wrong)).toThrow(expect.objectContaining({ kind: "bad-request" }))
  })
})
