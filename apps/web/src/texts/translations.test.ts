import type { Plural } from "@alidade/react"
import { describe, expect, test } from "vitest"
import { english } from "./en/index.js"
import { translations } from "./load-language.js"
import { sameAsEnglish } from "./same-as-english.js"

type Text = string | Plural
type Flat = ReadonlyMap<string, Text>

/** All texts by "section.key". */
function flat(sections: Readonly<Record<string, Readonly<Record<string, Text>>>>): Flat {
  return new Map(
    Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text] as const),
    ),
  )
}

const englishTexts = flat(english)

/** A text by plural form. A text without plurals counts as `other`. */
const forms = (text: Text): [string, string][] =>
  typeof text === "string" ? [["other", text]] : Object.entries(text)

/** The `{name}` placeholders of a text, unique and sorted. */
const names = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

/** The words of a text, without its placeholders. */
const words = (text: string): string[] => text.replaceAll(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? []

/** The plural forms of a language that match a single number, which may be written as a word. */
function formsForOne(code: string): string[] {
  const rules = new Intl.PluralRules(code)
  const all = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return [...new Set(all)].filter((form) => all.indexOf(form) === all.lastIndexOf(form))
}

describe.each(Object.entries(translations))("%s", (code, load) => {
  const loaded = async (): Promise<Flat> => flat((await load()).texts)

  test("has every text of the page and no other, and none is empty", async () => {
    const texts = await loaded()
    const missing = [...englishTexts.keys()].filter((key) => !texts.has(key))
    const unknown = [...texts.keys()].filter((key) => !englishTexts.has(key))
    const empty = [...texts].filter(([, text]) => forms(text).some(([, form]) => !form.trim()))
    expect({ missing, unknown, empty }).toEqual({ missing: [], unknown: [], empty: [] })
  })

  test("uses English's placeholders in each text", async () => {
    const singular = formsForOne(code)
    for (const [key, text] of await loaded()) {
      const original = englishTexts.get(key)!
      const wanted = names(forms(original).at(-1)![1])
      for (const [form, words] of forms(text)) {
        const isInWords = typeof text !== "string" && singular.includes(form)
        expect(names(isInWords ? `${words}{count}` : words), `${key} ${form}`).toEqual(wanted)
      }
    }
  })

  test("has its own plural categories and no other", async () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    for (const [key, text] of await loaded()) {
      expect(typeof text, key).toBe(typeof englishTexts.get(key))
      if (typeof text === "string") continue
      expect(Object.keys(text).sort(), key).toEqual([...pluralCategories].sort())
    }
  })

  test("has no text left in English, except those listed as the same", async () => {
    const same = [...(await loaded())]
      .filter(
        ([key, text]) =>
          JSON.stringify(text) === JSON.stringify(englishTexts.get(key)) &&
          forms(text).some(([, form]) => words(form).length > 0),
      )
      .map(([key]) => key)
    expect(same.sort()).toEqual([...(sameAsEnglish[code] ?? [])].sort())
  })
})

test("lists no text as the same that English doesn't have", () => {
  const listed = Object.values(sameAsEnglish).flat()
  expect(listed.filter((key) => !englishTexts.has(key))).toEqual([])
})
