import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  concatBytes,
  decodeBase64,
  decodeHex,
  encodeBase64,
  encodeHex,
  encodeUtf8,
  equalBytes,
} from "./bytes.js"
import { decodeUtf8 } from "./decode-utf8.js"

test("bytes are equal if they have the same length and values", () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
  expect(equalBytes(Uint8Array.of(), Uint8Array.of())).toBe(true)
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3))).toBe(false)
  expect(equalBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2))).toBe(false)
})

test("concatBytes concatenates parts, including views into larger buffers", () => {
  const view = Uint8Array.of(9, 1, 2, 9).subarray(1, 3)
  expect(concatBytes(view, Uint8Array.of(), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3))
})

describe("hex", () => {
  test("round-trips any bytes, in Node's notation", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(encodeHex(bytes)).toBe(Buffer.from(bytes).toString("hex"))
        expect(decodeHex(encodeHex(bytes))).toEqual(bytes)
        expect(decodeHex(encodeHex(bytes).toUpperCase())).toEqual(bytes)
      }),
    )
  })

  test.each(["0", "0g", "0x00", " 00", "00\n", null])("rejects %j", (wrong) => {
    expect(() => decodeHex(wrong as string)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining("hex") }),
    )
  })
})

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe("base64", () => {
  test.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foobar", "Zm9vYmFy"],
  ])("%j encodes as %j and back (RFC 4648, section 10)", (plain, encoded) => {
    expect(encodeBase64(new TextEncoder().encode(plain))).toBe(encoded)
    expect(text(decodeBase64(encoded))).toBe(plain)
  })

  test("round-trips any bytes, in Node's notation", () => {
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
  ])("rejects %s", (_, wrong) => {
    expect(() => decodeBase64(wrong as string)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining("base64") }),
    )
  })
})

test("text round-trips through UTF-8, including a byte order mark", () => {
  const text = "\ufeffこんにちは、世界！ 🧭"
  expect(encodeUtf8(text)).toEqual(new Uint8Array(Buffer.from(text, "utf8")))
  expect(decodeUtf8(encodeUtf8(text))).toBe(text)
})

test("bytes that are not UTF-8 decode to undefined", () => {
  expect(decodeUtf8(Uint8Array.of(0xff, 0xfe))).toBeUndefined()
  expect(decodeUtf8(Uint8Array.of(0xc0, 0x80))).toBeUndefined()
})
