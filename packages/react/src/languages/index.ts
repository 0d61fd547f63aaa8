import type { Language, LanguageCode, Texts } from "./language.js"
import { nearest } from "./nearest.js"

export type { Language, LanguageChoice, LanguageCode, Texts } from "./language.js"

/** A language that the components can speak. */
export interface LanguageEntry {
  code: LanguageCode
  /** As its speakers call it. */
  name: string
  dir: "ltr" | "rtl"
  /** A person who speaks it has read the texts; until then they are a machine's. */
  reviewed: boolean
  /** Brings its texts, which are a chunk of their own. */
  load: () => Promise<{ messages: Texts }>
}

const ltr = { dir: "ltr", reviewed: false } as const
const rtl = { dir: "rtl", reviewed: false } as const

/** Every language, by its code; English first, which is the components' own. */
export const languages: readonly LanguageEntry[] = [
  { ...ltr, code: "en", name: "English", reviewed: true, load: () => import("./en.js") },
  { ...ltr, code: "es", name: "Español", load: () => import("./es.js") },
  { ...ltr, code: "pt-BR", name: "Português (Brasil)", load: () => import("./pt-BR.js") },
  { ...ltr, code: "fr", name: "Français", load: () => import("./fr.js") },
  { ...ltr, code: "de", name: "Deutsch", load: () => import("./de.js") },
  { ...ltr, code: "it", name: "Italiano", load: () => import("./it.js") },
  { ...ltr, code: "tr", name: "Türkçe", load: () => import("./tr.js") },
  { ...ltr, code: "ru", name: "Русский", load: () => import("./ru.js") },
  { ...ltr, code: "uk", name: "Українська", load: () => import("./uk.js") },
  { ...rtl, code: "ar", name: "العربية", load: () => import("./ar.js") },
  { ...ltr, code: "hi", name: "हिन्दी", load: () => import("./hi.js") },
  { ...ltr, code: "id", name: "Bahasa Indonesia", load: () => import("./id.js") },
  { ...ltr, code: "vi", name: "Tiếng Việt", load: () => import("./vi.js") },
  { ...ltr, code: "th", name: "ไทย", load: () => import("./th.js") },
  { ...ltr, code: "ja", name: "日本語", load: () => import("./ja.js") },
  { ...ltr, code: "ko", name: "한국어", load: () => import("./ko.js") },
  { ...ltr, code: "zh-CN", name: "简体中文", load: () => import("./zh-CN.js") },
  { ...ltr, code: "zh-TW", name: "繁體中文", load: () => import("./zh-TW.js") },
]

/**
 * Brings a language with its texts, to be given to `KitProvider` where nothing may be shown in English first (a server
 * does so before it renders). For "auto" the first of the browser's languages that there is; English where there is
 * none. Rejects as an `import()` does, when the chunk cannot be had.
 */
export async function loadLanguage(
  wanted: LanguageCode | "auto" | (string & {}),
): Promise<Language> {
  const tags = wanted === "auto" ? (globalThis.navigator?.languages ?? []) : [wanted]
  const { code, dir, load } = nearest(tags, languages) ?? languages[0]!
  return { code, dir, messages: (await load()).messages }
}
