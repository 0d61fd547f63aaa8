import { expect, test } from "vitest"
import { english, type Plural } from "../messages/english.js"
import { previewEnglish } from "../messages/preview.js"
import { languages, loadLanguage } from "./index.js"
import type { Texts } from "./language.js"
import { nearest } from "./nearest.js"

const keys = Object.keys(english) as (keyof typeof english)[]
const previewKeys = Object.keys(previewEnglish) as (keyof typeof previewEnglish)[]

/** The preview texts that a language has. */
const previewTextsOf = (messages: Texts) =>
  previewKeys.flatMap((key) => (messages[key] === undefined ? [] : [[key, messages[key]] as const]))

/** A text by plural form. A text without plurals counts as `other`. */
const forms = (text: string | Plural): [string, string][] =>
  typeof text === "string" ? [["other", text]] : Object.entries(text)

/** The `{name}` placeholders of a text, unique and sorted. */
const names = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

/** The plural forms of a language that match a single number, where the number may be written as a word. */
function formsForOne(code: string): string[] {
  const rules = new Intl.PluralRules(code)
  const all = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return [...new Set(all)].filter((form) => all.indexOf(form) === all.lastIndexOf(form))
}

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

test.each(languages)("$code: has every component text and no other", async ({ load }) => {
  const { messages } = await load()
  const own = Object.keys(messages).filter((key) => !(key in previewEnglish))
  expect(own.sort()).toEqual([...keys].sort())
  const empty = keys.filter((key) => forms(messages[key]).some(([, text]) => !text.trim()))
  expect(empty).toEqual([])
})

test.each(languages.slice(1))(
  "$code: has every preview text, with English's placeholders",
  async ({ load }) => {
    const texts = previewTextsOf((await load()).messages)
    expect(texts.map(([key]) => key)).toEqual(previewKeys)
    for (const [key, text] of texts) {
      expect(names(text), key).toEqual(names(previewEnglish[key]))
      expect(text.replaceAll(/\{\w+\}/g, "").trim() === "", key).toBe(false)
    }
  },
)

test.each(languages)("$code: uses English's placeholders in each text", async ({ code, load }) => {
  const { messages } = await load()
  const singularForms = formsForOne(code)
  for (const key of keys) {
    const wanted = names(forms(english[key])[0]![1])
    for (const [form, text] of forms(messages[key])) {
      const isInWords = typeof messages[key] !== "string" && singularForms.includes(form)
      expect(names(isInWords ? `${text}{count}` : text), `${key} ${form}`).toEqual(wanted)
    }
  }
})

test.each(languages)(
  "$code: has its own plural categories and no other",
  async ({ code, load }) => {
    const { messages } = await load()
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    for (const key of keys) {
      const text = messages[key]
      expect(typeof text, key).toBe(typeof english[key])
      if (typeof text === "string") continue
      expect(Object.keys(text).sort(), key).toEqual([...pluralCategories].sort())
    }
  },
)

test.each(languages.slice(1))("$code: has no sentence left in English", async ({ load }) => {
  const { messages } = await load()
  const left = keys.filter((key) => {
    const words =
      forms(english[key])[0]![1]
        .replaceAll(/\{\w+\}/g, "")
        .match(/\p{L}+/gu) ?? []
    return words.length > 2 && messages[key] === english[key]
  })
  expect(left).toEqual([])
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

test("loads a language with its texts, and English for an unknown or invalid tag", async () => {
  expect(await loadLanguage("ar-EG")).toMatchObject({
    code: "ar",
    dir: "rtl",
    messages: { disconnect: "قطع الاتصال" },
  })
  for (const unknown of ["eo", "??", ""]) {
    expect(await loadLanguage(unknown)).toEqual({ code: "en", dir: "ltr", messages: english })
  }
})
