import { expect, test } from "vitest"
import { format } from "./format.js"

test("shortens foreign text, makes it visible, and isolates right-to-left text", () => {
  expect(format("{a}!", { a: `a\u202e${"x".repeat(100)}` })).toBe(`a\\u{202e}${"x".repeat(78)}…!`)
  expect(format("{a}!", { a: "אב" })).toBe("\u2068אב\u2069!")
})

test("formats an exact decimal by language", () => {
  expect(format("{a} XLM", { a: { decimal: "10000.5000000" } }, { lang: "fr" })).toBe(
    "10\u202f000,5 XLM",
  )
})

test("keeps both values of a text that is a value of another", () => {
  const rtl = { lang: "ar", dir: "rtl" } as const
  const name = format(
    "{wallet} عبر {bridge}",
    { wallet: "Freighter", bridge: "WalletConnect" },
    rtl,
  )
  expect(format("{wallet}!", { wallet: name }, rtl)).toContain(
    "\u2068Freighter\u2069 عبر \u2068WalletConnect\u2069",
  )
})
