import { expect, test } from "vitest"
import { chachaBlock } from "./chacha.js"

test("draws the key stream of RFC 8439's test vectors for a key of zeros", () => {
  const hex = (counter: number) =>
    Buffer.from(chachaBlock(new Uint8Array(32), counter).buffer).toString("hex")
  expect(hex(0)).toMatch(/^76b8e0ada0f13d90405d6ae55386bd28/)
  expect(hex(1)).toMatch(/^9f07e7be5551387a98ba977c732d080d/)
})
