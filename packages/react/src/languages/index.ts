import type { Language, LanguageCode, Texts } from "./language.js"
import { nearest } from "./nearest.js"

export type { Language, LanguageChoice, LanguageCode, Texts } from "./language.js"

/** A language of the components. */
export interface LanguageEntry {
  code: LanguageCode
  /** The language's own name for itself. */
  name: string
  dir: "ltr" | "rtl"
  /** Whether a native speaker has read the texts. Until then they are machine translations. */
  reviewed: boolean
  /** Loads the texts, which are a separate chunk. */
  load: () => Promise<{ default: Texts }>
}

const ltr = { dir: "ltr", reviewed: false } as const
const rtl = { dir: "rtl", reviewed: false } as const

/** All languages. English, the components' own language, comes first. */
export const languages: readonly LanguageEntry[] = [
  { ...ltr, code: "en", name: "English", reviewed: true, load: () => import("./en.js") },
  { ...ltr, code: "es", name: "Español", load: () => import("../../locales/es.json") },
  {
    ...ltr,
    code: "pt-BR",
    name: "Português (Brasil)",
    load: () => import("../../locales/pt-BR.json"),
  },
  { ...ltr, code: "fr", name: "Français", load: () => import("../../locales/fr.json") },
  { ...ltr, code: "de", name: "Deutsch", load: () => import("../../locales/de.json") },
  { ...ltr, code: "it", name: "Italiano", load: () => import("../../locales/it.json") },
  { ...ltr, code: "tr", name: "Türkçe", load: () => import("../../locales/tr.json") },
  { ...ltr, code: "ru", name: "Русский", load: () => import("../../locales/ru.json") },
  {
    ...ltr,
    code: "uk",
    name: "Українська",
    load: () => import("../../locales/uk.json"),
  },
  { ...rtl, code: "ar", name: "العربية", load: () => import("../../locales/ar.json") },
  { ...ltr, code: "hi", name: "हिन्दी", load: () => import("../../locales/hi.json") },
  {
    ...ltr,
    code: "id",
    name: "Bahasa Indonesia",
    load: () => import("../../locales/id.json"),
  },
  {
    ...ltr,
    code: "vi",
    name: "Tiếng Việt",
    load: () => import("../../locales/vi.json"),
  },
  { ...ltr, code: "th", name: "ไทย", load: () => import("../../locales/th.json") },
  { ...ltr, code: "ja", name: "日本語", load: () => import("../../locales/ja.json") },
  { ...ltr, code: "ko", name: "한국어", load: () => import("../../locales/ko.json") },
  {
    ...ltr,
    code: "zh-CN",
    name: "简体中文",
    load: () => import("../../locales/zh-CN.json"),
  },
  {
    ...ltr,
    code: "zh-TW",
    name: "繁體中文",
    load: () => import("../../locales/zh-TW.json"),
  },
]

/**
 * Loads a language with its texts for `KitProvider`, to avoid showing English first. A server loads it before it
 * renders. "auto" picks the first available language of the browser, or English. Rejects like `import()` if the chunk
 * cannot be loaded.
 */
export async function loadLanguage(
  wanted: LanguageCode | "auto" | (string & {}),
): Promise<Language> {
  const tags = wanted === "auto" ? (globalThis.navigator?.languages ?? []) : [wanted]
  const { code, dir, load } = nearest(tags, languages) ?? languages[0]!
  return { code, dir, messages: (await load()).default }
}
