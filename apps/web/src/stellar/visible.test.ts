import { expect, test } from "vitest"
import { visible, visibleBytes } from "./visible.js"

test("what cannot be seen, or turns the direction of what follows, is written out", () => {
  expect(visible("pay \u202ebob\u202c\u0000\u200b")).toBe(
    "pay \\u{202e}bob\\u{202c}\\u{0}\\u{200b}",
  )
})

test("letters of any script stay as they are", () => {
  expect(visible("Grüße, 世界 👋")).toBe("Grüße, 世界 👋")
})

test("bytes that are no text are shown in hex", () => {
  expect(visibleBytes(new TextEncoder().encode("abc"))).toBe("abc")
  expect(visibleBytes(Uint8Array.of(0xff, 0x01))).toBe("0xff01")
})
