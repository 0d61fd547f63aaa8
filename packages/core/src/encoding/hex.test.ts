import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { decodeHex, encodeHex } from "./hex.js"

describe("hex", () => {
  test("any bytes come back as they were, and are written as Node writes them", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(encodeHex(bytes)).toBe(Buffer.from(bytes).toString("hex"))
        expect(decodeHex(encodeHex(bytes))).toEqual(bytes)
        expect(decodeHex(encodeHex(bytes).toUpperCase())).toEqual(bytes)
      }),
    )
  })

  test.each(["0", "0g", "0x00", " 00", "00\n", null])("refuses %j", (wrong) => {
    expect(() => decodeHex(wrong as string)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining("hex") }),
    )
  })
})
