import type { LanguageCode } from "@alidade/react"
import { loadLanguage as loadComponents } from "@alidade/react/languages"
import { loadCodeTexts } from "@alidade/react/result-codes"
import type { Translation } from "./en/index.js"
import type { PageLanguage } from "./page-language.js"

/** Loads the page's texts in a language, which are a separate chunk. */
export const translations: Readonly<
  Record<Exclude<LanguageCode, "en">, () => Promise<{ default: Translation }>>
> = {
  ar: () => import("../../locales/ar.json"),
  de: () => import("../../locales/de.json"),
  es: () => import("../../locales/es.json"),
  fr: () => import("../../locales/fr.json"),
  hi: () => import("../../locales/hi.json"),
  id: () => import("../../locales/id.json"),
  it: () => import("../../locales/it.json"),
  ja: () => import("../../locales/ja.json"),
  ko: () => import("../../locales/ko.json"),
  "pt-BR": () => import("../../locales/pt-BR.json"),
  ru: () => import("../../locales/ru.json"),
  th: () => import("../../locales/th.json"),
  tr: () => import("../../locales/tr.json"),
  uk: () => import("../../locales/uk.json"),
  vi: () => import("../../locales/vi.json"),
  "zh-CN": () => import("../../locales/zh-CN.json"),
  "zh-TW": () => import("../../locales/zh-TW.json"),
}

/** Loads the texts of the page and its dialogs. Rejects like `import()` if they can't be loaded. */
export async function loadLanguage(wanted: string): Promise<PageLanguage> {
  const components = await loadComponents(wanted)
  const { code, dir } = components
  if (code === "en") return { code, dir, components }
  const load = translations[code as keyof typeof translations]
  const [texts, codes] = await Promise.all([load(), loadCodeTexts(code)])
  return { code, dir, components, texts: texts.default, codes }
}
