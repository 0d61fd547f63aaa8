import { describe, expect, test } from "vitest"
import { visibleText } from "./visible-text.js"

describe("visibleText", () => {
  test.each([
    ["direction controls", "pay \u202ebob\u202c", "pay \\u{202e}bob\\u{202c}"],
    ["invisible characters", "\u0000\u200b\ud800", "\\u{0}\\u{200b}\\u{d800}"],
    [
      "look-alikes of spaces",
      "1\u00a02\u20033\u31644\u28005",
      "1\\u{a0}2\\u{2003}3\\u{3164}4\\u{2800}5",
    ],
    ["characters that change their neighbors", "5\ufff06\ufe0f", "5\\u{fff0}6\\u{fe0f}"],
    [
      "combining marks from the fifth on",
      `a${"\u0301".repeat(6)}`,
      `a${"\u0301".repeat(4)}\\u{301}\\u{301}`,
    ],
    ["line feeds", "a\nb", "a\\u{a}b"],
  ])("escapes %s", (_, text, shown) => {
    expect(visibleText(text)).toBe(shown)
  })

  test("keeps readable characters", () => {
    const text = "Grüße, 世界　です 👋 C:\\users"
    expect(visibleText(text)).toBe(text)
  })

  test("keeps line feeds for multi-line text", () => {
    expect(visibleText("a\nb\u200b", { lines: true })).toBe("a\nb\\u{200b}")
  })

  test("is idempotent", () => {
    const once = visibleText("a\u202eb")
    expect(visibleText(once)).toBe(once)
  })

  test("keeps distinct texts distinct: it escapes the backslash of a text that looks escaped", () => {
    const max = Number.POSITIVE_INFINITY
    expect(visibleText("\u202e", { max })).toBe("\\u{202e}")
    expect(visibleText("\\u{202e}", { max })).toBe("\\u{5c}u{202e}")
  })

  test("shortens to 80 characters, or to the given maximum", () => {
    expect(visibleText("x".repeat(80))).toBe("x".repeat(80))
    expect(visibleText("x".repeat(81))).toBe(`${"x".repeat(80)}…`)
    expect(visibleText("abcdef", { max: 3 })).toBe("abc…")
    const long = "x".repeat(5000)
    expect(visibleText(long, { max: Number.POSITIVE_INFINITY })).toBe(long)
  })
})
