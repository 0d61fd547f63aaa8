import { nearest } from "../languages/nearest.js"
import type { CodeTexts } from "./english.js"

/** The languages other than English, which is in the code. Each is a separate chunk. */
const languages: readonly { code: string; load: () => Promise<{ default: CodeTexts }> }[] = [
  { code: "ar", load: () => import("../../locales/result-codes/ar.json") },
  { code: "de", load: () => import("../../locales/result-codes/de.json") },
  { code: "es", load: () => import("../../locales/result-codes/es.json") },
  { code: "fr", load: () => import("../../locales/result-codes/fr.json") },
  { code: "hi", load: () => import("../../locales/result-codes/hi.json") },
  { code: "id", load: () => import("../../locales/result-codes/id.json") },
  { code: "it", load: () => import("../../locales/result-codes/it.json") },
  { code: "ja", load: () => import("../../locales/result-codes/ja.json") },
  { code: "ko", load: () => import("../../locales/result-codes/ko.json") },
  { code: "pt-BR", load: () => import("../../locales/result-codes/pt-BR.json") },
  { code: "ru", load: () => import("../../locales/result-codes/ru.json") },
  { code: "th", load: () => import("../../locales/result-codes/th.json") },
  { code: "tr", load: () => import("../../locales/result-codes/tr.json") },
  { code: "uk", load: () => import("../../locales/result-codes/uk.json") },
  { code: "vi", load: () => import("../../locales/result-codes/vi.json") },
  { code: "zh-CN", load: () => import("../../locales/result-codes/zh-CN.json") },
  { code: "zh-TW", load: () => import("../../locales/result-codes/zh-TW.json") },
]

/**
 * Loads the texts of result codes in the language of a tag, such as "de-AT". Empty for English, and for a language
 * without them. Rejects like `import()` if the chunk cannot be loaded.
 */
export async function loadCodeTexts(tag: string): Promise<CodeTexts> {
  return (await nearest([tag], languages)?.load())?.default ?? {}
}
