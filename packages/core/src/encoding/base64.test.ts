import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { decodeBase64, encodeBase64 } from "./base64.js"

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe("base64", () => {
  test.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foobar", "Zm9vYmFy"],
  ])("%j and %j are one another's (RFC 4648, section 10)", (plain, encoded) => {
    expect(encodeBase64(new TextEncoder().encode(plain))).toBe(encoded)
    expect(text(decodeBase64(encoded))).toBe(plain)
  })

  test("any bytes come back as they were, and are written as Node writes them", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"))
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  test.each([
    ["missing padding", "Zg"],
    ["too much padding", "Zm9v===="],
    ["padding inside", "Zg==Zg=="],
    ["white space", "Zm9v\nYmFy"],
    ["the alphabet of URLs", "-_-_"],
    ["stray bits", "Zh=="],
    ["letters beyond the alphabet", "Zm9é"],
    ["no text", null],
    ["a number", 12],
  ])("refuses %s", (_, wrong) => {
    expect(() => decodeBase64(wrong as string)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining("base64") }),
    )
  })
})
