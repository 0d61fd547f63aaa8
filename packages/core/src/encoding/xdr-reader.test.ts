import { describe, expect, test } from "vitest"
import { encodeBase64 } from "./base64.js"
import { createXdrReader, MAX_XDR_BYTES, openXdr } from "./xdr-reader.js"

const reader = (...bytes: number[]) => createXdrReader(Uint8Array.from(bytes))
const broken = (reason: string) =>
  expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) })

describe("the cursor over XDR", () => {
  test("reads numbers as RFC 4506 writes them, and stands after what it read", () => {
    const all = new Array(8).fill(0xff)
    expect(reader(...all).u32()).toBe(4294967295)
    expect(reader(...all).i32()).toBe(-1)
    expect(reader(...all).u64()).toBe(18446744073709551615n)
    expect(reader(...all).i64()).toBe(-1n)
    const two = reader(0, 0, 0, 1, 0, 0, 0, 0)
    expect(two.bool()).toBe(true)
    expect(two.offset()).toBe(4)
    expect(two.bool()).toBe(false)
    two.end()
  })

  test("reads opaque bytes and the zeros that pad them", () => {
    const cursor = reader(1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 7)
    expect(cursor.fixed(5)).toEqual(Uint8Array.of(1, 2, 3, 4, 5))
    expect(cursor.offset()).toBe(8)
    expect(cursor.u32()).toBe(7)
  })

  test("reads views into a larger buffer", () => {
    const view = Uint8Array.of(9, 9, 0, 0, 0, 5, 9).subarray(2, 6)
    const cursor = createXdrReader(view)
    expect(cursor.u32()).toBe(5)
    cursor.end()
  })

  test("refuses padding that is not zero, and padding that is missing", () => {
    expect(() => reader(1, 0, 0, 1).fixed(1)).toThrow(broken("padding is not zero"))
    expect(() => reader(1, 0, 0).fixed(1)).toThrow(broken("ends too early"))
  })

  test("refuses to read over the end, whatever is read", () => {
    const short = () => reader(0, 0, 0)
    for (const read of ["u32", "i32", "u64", "i64", "bool"] as const) {
      expect(() => short()[read]()).toThrow(broken("ends too early"))
    }
    expect(() => short().fixed(4)).toThrow(broken("ends too early"))
  })

  test("refuses a truth that is neither 0 nor 1", () => {
    expect(() => reader(0, 0, 0, 2).bool()).toThrow(broken("2 is neither true nor false"))
  })

  test("refuses a count over its limit, and one that the bytes left cannot hold", () => {
    expect(reader(0, 0, 0, 1, 0, 0, 0, 0).count(1, 4)).toBe(1)
    expect(() => reader(0, 0, 0, 2).count(1, 4)).toThrow(broken("at most 1"))
    expect(() => reader(255, 255, 255, 255, 0).count(Number.POSITIVE_INFINITY, 4)).toThrow(
      broken("ends too early"),
    )
  })

  test("refuses what is left over", () => {
    expect(() => reader(0).end()).toThrow(broken("1 bytes too many"))
  })

  test("opens base64, and neither nothing nor what no network would take", () => {
    expect(openXdr("AAAABw==").u32()).toBe(7)
    expect(() => openXdr("")).toThrow(broken("empty"))
    expect(() => openXdr(null as unknown as string)).toThrow(broken("empty"))
    expect(() => openXdr("AAAABw")).toThrow(broken("Not base64"))
    const large = encodeBase64(new Uint8Array(MAX_XDR_BYTES + 3))
    expect(() => openXdr(large)).toThrow(broken("larger than any"))
  })
})
