import { expect, test } from "vitest"
import { format, formatNumber } from "./format.js"
import { messages as arabic } from "./languages/ar.js"
import { messages as russian } from "./languages/ru.js"
import { english } from "./messages/english.js"

test("fills each placeholder once, and keeps placeholders without a value", () => {
  expect(format("{a} and {b}, {c}", { a: "{b}", b: 2 })).toBe("{b} and 2, {c}")
})

test.each([
  [0, "0 кошельков"],
  [1, "1 кошелёк"],
  [3, "3 кошелька"],
  [5, "5 кошельков"],
  [21, "21 кошелёк"],
])("%i wallets in Russian: %s", (count, text) => {
  expect(format(russian.searchCount, { count }, { lang: "ru" })).toBe(text)
})

test.each([
  [0, "لا محافظ"],
  [1, "محفظة واحدة"],
  [2, "محفظتان"],
  [3, "3 محافظ"],
  [11, "11 محفظة"],
  [100, "100 محفظة"],
])("%i wallets in Arabic: %s", (count, text) => {
  expect(format(arabic.searchCount, { count }, { lang: "ar", dir: "rtl" })).toBe(text)
})

test("English has two forms, and a missing form falls back to the other", () => {
  expect(format(english.searchCount, { count: 1 })).toBe("1 wallet")
  expect(format(english.searchCount, { count: 1200 })).toBe("1,200 wallets")
  expect(format({ other: "{count}!" }, { count: 1 })).toBe("1!")
})

test("isolates foreign text in Arabic, so that it cannot reorder its surroundings", () => {
  const locale = { lang: "ar", dir: "rtl" } as const
  expect(format("{a} · {b}", { a: "GABC…", b: "xBull." }, locale)).toBe(
    "\u2068GABC…\u2069 · \u2068xBull.\u2069",
  )
})

test("shortens foreign text, makes it visible, and isolates right-to-left text", () => {
  expect(format("{a}!", { a: `a\u202e${"x".repeat(100)}` })).toBe(`a\\u{202e}${"x".repeat(78)}…!`)
  expect(format("{a}!", { a: "אב" })).toBe("\u2068אב\u2069!")
})

test("formats an exact decimal by language", () => {
  expect(format("{a} XLM", { a: { decimal: "10000.5000000" } }, { lang: "fr" })).toBe(
    "10\u202f000,5 XLM",
  )
})

test.each([
  ["en", "922337203685.4775807", "922,337,203,685.4775807"],
  ["de", "10000.5000000", "10.000,5"],
  ["fr", "10000.5000000", "10\u202f000,5"],
  ["hi", "1234567.0000000", "12,34,567"],
  ["ar", "10000.5000000", "10,000.5"],
  ["zh-TW", "0.0000001", "0.0000001"],
])("%s formats %s as %s, exactly and in Latin digits", (lang, decimal, text) => {
  expect(formatNumber(decimal, lang)).toBe(text)
})
