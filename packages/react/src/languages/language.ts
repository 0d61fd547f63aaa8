import type { Messages } from "../messages/english.js"
import type { PreviewMessages } from "../messages/preview.js"

/** The languages that the components speak, as BCP 47 tags. */
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

/** Every text of the components and of the preview: what one of our languages has. */
export type Translation = Messages & PreviewMessages

/** The texts that a language must have; those of the preview are English where it has none, as ours in English has. */
export type Texts = Messages & Partial<PreviewMessages>

/** A language with its texts: one of ours that was loaded, or an app's own. */
export interface Language {
  /** A BCP 47 tag: by it plurals are chosen and numbers written. */
  code: string
  dir: "ltr" | "rtl"
  messages: Texts
}

/**
 * What an app asks for: one of ours, or the nearest to a tag such as "de-AT"; "auto", the first of the browser's
 * languages that there is; or a language that is there already, which needs no waiting.
 */
export type LanguageChoice = LanguageCode | "auto" | (string & {}) | Language
