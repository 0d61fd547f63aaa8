import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { formatTime } from "./numbers.js"
import { setPageLanguage } from "./page-language.js"
import { defineTexts } from "./texts.js"

const say = defineTexts("example", {
  plain: "Sign",
  named: "From {from} to {to}",
  amount: "{amount} left",
  counted: { one: "{count} signature", other: "{count} signatures" },
})

const german = {
  plain: "Signieren",
  named: "An {to}, von {from}",
  amount: "{amount} übrig",
  counted: { one: "{count} Signatur", other: "{count} Signaturen" },
}

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

test("fills placeholders and picks plural forms, in English at first", () => {
  expect(say("plain")).toBe("Sign")
  expect(say("named", { from: "A", to: "B" })).toBe("From A to B")
  expect(say("counted", { count: 1 })).toBe("1 signature")
  expect(say("counted", { count: 1234 })).toBe("1,234 signatures")
})

test("says a problem with its values, and makes texts among them visible", () => {
  expect(say.problem({ problem: "plain" })).toBe("Sign")
  expect(say.problem({ problem: "counted", count: 1234 })).toBe("1,234 signatures")
  expect(say.problem({ problem: "named", from: "a\u202eb", to: "x".repeat(201) })).toBe(
    `From a\\u{202e}b to ${"x".repeat(200)}…`,
  )
})

test("follows the page's language, and is in English where that has no text", () => {
  setPageLanguage({ code: "de", dir: "ltr", texts: { example: { ...german, plain: undefined! } } })
  expect(say("plain")).toBe("Sign")
  expect(say("named", { from: "A", to: "B" })).toBe("An B, von A")
  expect(say("amount", { amount: 1234.5 })).toBe("1.234,5 übrig")
  expect(say("counted", { count: 1 })).toBe("1 Signatur")
  setPageLanguage({ code: "ar", dir: "rtl" })
  expect(say("amount", { amount: "5 XLM" })).toBe("\u20685 XLM\u2069 left")
})

test("places elements in the order of the language", () => {
  const html = (): string =>
    renderToStaticMarkup(
      say.parts("named", { from: createElement("b"), to: createElement("i") }) as ReactElement,
    )
  expect(html()).toBe("From <b></b> to <i></i>")
  setPageLanguage({ code: "de", dir: "ltr", texts: { example: german } })
  expect(html()).toBe("An <i></i>, von <b></b>")
})

test("writes times as the language does, in Latin digits", () => {
  const noon = new Date(2026, 0, 1, 13, 5, 9).getTime()
  expect(formatTime(noon)).toMatch(/^1:05:09\sPM$/)
  setPageLanguage({ code: "de", dir: "ltr" })
  expect(formatTime(noon)).toBe("13:05:09")
})
