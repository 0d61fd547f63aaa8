import { expect, test } from "vitest"
import { languages, loadLanguage } from "./index.js"
import { nearest } from "./nearest.js"

test("lists each language once, with a code the platform knows, and marks Arabic as right-to-left", () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(18)
  for (const { code, dir } of languages) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code])
    expect(dir, code).toBe(code === "ar" ? "rtl" : "ltr")
  }
})

test("marks only English as reviewed, until a native speaker has read another", () => {
  expect(languages.filter(({ reviewed }) => reviewed).map(({ code }) => code)).toEqual(["en"])
})

test.each([
  [["de-AT"], "de"],
  [["DE"], "de"],
  [["pt-PT"], "pt-BR"],
  [["zh"], "zh-CN"],
  [["zh-HK"], "zh-TW"],
  [["zh-Hant"], "zh-TW"],
  [["in"], "id"],
  [["eo", "not a tag", "", "fr-CA", "de"], "fr"],
  [["hi-Latn"], undefined],
  [["eo"], undefined],
  [[], undefined],
])("%j is served by %s", (tags, code) => {
  expect(nearest(tags, languages)?.code).toBe(code)
})

test("loads a language with its texts, and English, which is built in, for an unknown or invalid tag", async () => {
  expect(await loadLanguage("ar-EG")).toMatchObject({
    code: "ar",
    dir: "rtl",
    messages: { disconnect: "قطع الاتصال" },
  })
  for (const unknown of ["eo", "??", ""]) {
    expect(await loadLanguage(unknown)).toEqual({ code: "en", dir: "ltr", messages: {} })
  }
})
