import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { loadLanguage } from "../languages/index.js"
import { english } from "../messages/english.js"
import { fillNode, fillText, isolated } from "./fill.js"

test("fills each placeholder once, and keeps placeholders without a value", () => {
  expect(fillText("{a} and {b}, {c}", { a: "{b}", b: 2 })).toBe("{b} and 2, {c}")
})

test.each([
  [0, "0 кошельков"],
  [1, "1 кошелёк"],
  [3, "3 кошелька"],
  [5, "5 кошельков"],
  [21, "21 кошелёк"],
])("%i wallets in Russian: %s", async (count, text) => {
  expect(
    fillText((await loadLanguage("ru")).messages.searchCount!, { count }, { lang: "ru" }),
  ).toBe(text)
})

test.each([
  [0, "لا محافظ"],
  [1, "محفظة واحدة"],
  [2, "محفظتان"],
  [3, "3 محافظ"],
  [11, "11 محفظة"],
  [100, "100 محفظة"],
])("%i wallets in Arabic: %s", async (count, text) => {
  expect(
    fillText(
      (await loadLanguage("ar")).messages.searchCount!,
      { count },
      { lang: "ar", dir: "rtl" },
    ),
  ).toBe(text)
})

test("English has two forms, and a missing form falls back to the other", () => {
  expect(fillText(english.searchCount, { count: 1 })).toBe("1 wallet")
  expect(fillText(english.searchCount, { count: 1200 })).toBe("1,200 wallets")
  expect(fillText({ other: "{count}!" }, { count: 1 })).toBe("1!")
})

test("isolates foreign text in Arabic, so that it cannot reorder its surroundings", () => {
  const locale = { lang: "ar", dir: "rtl" } as const
  expect(fillText("{a} · {b}", { a: "GABC…", b: "xBull." }, locale)).toBe(
    "\u2068GABC…\u2069 · \u2068xBull.\u2069",
  )
})

test("places elements in the order of the text, and isolates the strings beside them", () => {
  const values = { a: createElement("b"), b: "אב", count: 1200 }
  const html = (text: string) => renderToStaticMarkup(fillNode(text, values))
  expect(html("{a} of {b}")).toBe("<b></b> of \u2068אב\u2069")
  expect(html("{count}: {b}, {a}")).toBe("1,200: \u2068אב\u2069, <b></b>")
})

test("isolates nothing where there is no text, so that a screen can leave it out", () => {
  expect(isolated("", "rtl")).toBe("")
  expect(fillText("{name}", { name: "" }, { dir: "rtl" })).toBe("")
})
