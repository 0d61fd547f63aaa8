import type { LanguageCode } from "@alidade/react"
import { loadLanguage } from "@alidade/react/languages"
import { readPreference, writePreference } from "../app/preferences.js"
import type { Translation } from "./en/index.js"
import { setPageLanguage } from "./page-language.js"

/** Loads the page's texts in a language, which are a separate chunk. */
export const translations: Readonly<
  Partial<Record<LanguageCode, () => Promise<{ texts: Translation }>>>
> = {
  de: () => import("./de.js"),
}

/** The language chosen last. */
let latest: string

/**
 * Loads a language and makes it the page's, with the dialogs. Rejects like `import()` if it can't be loaded; the shown
 * language stays.
 */
async function openLanguage(wanted: string): Promise<void> {
  latest = wanted
  const components = await loadLanguage(wanted)
  const { code, dir } = components
  const loaded = await translations[code as LanguageCode]?.()
  if (latest !== wanted) return
  document.documentElement.lang = code
  document.documentElement.dir = dir
  setPageLanguage({ code, dir, components, ...loaded })
}

/**
 * Opens the language that was saved in this browser, before the first frame, so that no other is seen. Without it, or if
 * it can't be loaded, the page is in English.
 */
export async function openSavedLanguage(): Promise<void> {
  const saved = readPreference("language")
  if (saved !== null && saved !== "en") await openLanguage(saved).catch(() => {})
}

/** Changes the language of the page and saves the choice. Rejects if the language can't be loaded. */
export async function chooseLanguage(wanted: string): Promise<void> {
  await openLanguage(wanted)
  writePreference("language", wanted)
}
