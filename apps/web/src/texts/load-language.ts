import type { LanguageCode } from "@alidade/react"
import { loadLanguage as loadComponents } from "@alidade/react/languages"
import type { Translation } from "./en/index.js"
import type { PageLanguage } from "./page-language.js"
import { translateReason } from "./translate-reason.js"

/** Loads the page's texts in a language, which are a separate chunk. */
export const translations: Readonly<
  Record<Exclude<LanguageCode, "en">, () => Promise<{ texts: Translation }>>
> = {
  ar: () => import("./ar.js"),
  de: () => import("./de.js"),
  es: () => import("./es.js"),
  fr: () => import("./fr.js"),
  hi: () => import("./hi.js"),
  id: () => import("./id.js"),
  it: () => import("./it.js"),
  ja: () => import("./ja.js"),
  ko: () => import("./ko.js"),
  "pt-BR": () => import("./pt-BR.js"),
  ru: () => import("./ru.js"),
  th: () => import("./th.js"),
  tr: () => import("./tr.js"),
  uk: () => import("./uk.js"),
  vi: () => import("./vi.js"),
  "zh-CN": () => import("./zh-CN.js"),
  "zh-TW": () => import("./zh-TW.js"),
}

/** Loads the texts of the page and its dialogs. Rejects like `import()` if they can't be loaded. */
export async function loadLanguage(wanted: string): Promise<PageLanguage> {
  const components = await loadComponents(wanted)
  const { code, dir } = components
  if (code === "en") return { code, dir, components }
  const load = translations[code as keyof typeof translations]
  return { code, dir, components, translateReason, ...(await load()) }
}
