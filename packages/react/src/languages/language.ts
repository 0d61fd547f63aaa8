import type { Messages } from "../messages/english.js"
import type { PreviewMessages } from "../messages/preview.js"

/** The languages of the components, as BCP 47 tags. */
export type LanguageCode =
  | "en"
  | "es"
  | "pt-BR"
  | "fr"
  | "de"
  | "it"
  | "tr"
  | "ru"
  | "uk"
  | "ar"
  | "hi"
  | "id"
  | "vi"
  | "th"
  | "ja"
  | "ko"
  | "zh-CN"
  | "zh-TW"

/** Every text of the components and of the preview. Each built-in translation has them all. */
export type Translation = Messages & PreviewMessages

/**
 * The texts that a language must have. Missing preview texts fall back to English, and the built-in English has none.
 */
export type Texts = Messages & Partial<PreviewMessages>

/** A language with its texts: a built-in one that was loaded, or an app's own. */
export interface Language {
  /** A BCP 47 tag. It determines plural forms and number formats. */
  code: string
  dir: "ltr" | "rtl"
  messages: Texts
}

/**
 * The language that an app chooses: a built-in code or a tag such as "de-AT", matched to the nearest one; "auto" for
 * the first available language of the browser; or a loaded language, which is used at once.
 */
export type LanguageChoice = LanguageCode | "auto" | (string & {}) | Language
