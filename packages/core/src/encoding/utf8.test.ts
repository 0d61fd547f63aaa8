import { expect, test } from "vitest"
import { decodeUtf8, encodeUtf8 } from "./utf8.js"

test("a text comes back from its UTF-8 bytes, byte order mark and all", () => {
  const text = "\ufeffこんにちは、世界！ 🧭"
  expect(encodeUtf8(text)).toEqual(new Uint8Array(Buffer.from(text, "utf8")))
  expect(decodeUtf8(encodeUtf8(text))).toBe(text)
})

test("bytes that are not UTF-8 are no text", () => {
  expect(decodeUtf8(Uint8Array.of(0xff, 0xfe))).toBeUndefined()
  expect(decodeUtf8(Uint8Array.of(0xc0, 0x80))).toBeUndefined()
})
