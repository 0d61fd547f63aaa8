import { expect, test } from "vitest"
import { readSignature } from "./signature.js"

const bytes = Buffer.from(Array.from({ length: 64 }, (_, index) => 4 * index))

test("64 bytes in base64 or in hex, of either case, are read as base64", () => {
  const base64 = bytes.toString("base64")
  expect(readSignature(base64)).toBe(base64)
  expect(readSignature(bytes.toString("hex"))).toBe(base64)
  expect(readSignature(bytes.toString("hex").toUpperCase())).toBe(base64)
})

test("anything else is no signature", () => {
  for (const other of [
    "",
    null,
    undefined,
    64,
    bytes,
    bytes.toJSON(),
    bytes.subarray(1).toString("base64"),
    bytes.subarray(1).toString("hex"),
    `0x${bytes.toString("hex")}`,
    `${bytes.toString("hex")}\n`,
    [bytes.toString("hex")],
  ]) {
    expect(readSignature(other)).toBeUndefined()
  }
})
