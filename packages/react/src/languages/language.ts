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

/**
 * The texts of the components, of the preview, and of errors' reasons by their key, in a language. Missing ones fall back
 * to English.
 */
export type Texts = Partial<Messages & PreviewMessages> & {
  readonly reasons?: Readonly<Record<string, string>>
}

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
