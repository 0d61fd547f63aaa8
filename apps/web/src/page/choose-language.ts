import { setPageLanguage } from "../texts/page-language.js"
import { readPreference, writePreference } from "./preferences.js"

/** The language chosen last. */
let latest: string

/** Loads a language and makes it the page's. If it can't be loaded, rejects, and the shown language stays. */
async function openLanguage(wanted: string): Promise<void> {
  latest = wanted
  const { loadLanguage } = await import("../texts/load-language.js")
  const language = await loadLanguage(wanted)
  if (latest !== wanted) return
  document.documentElement.lang = language.code
  document.documentElement.dir = language.dir
  setPageLanguage(language)
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
