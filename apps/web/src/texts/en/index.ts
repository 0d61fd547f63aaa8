import type { Translated } from "../texts.js"
import { say as links } from "./links.js"
import { say as parts } from "./parts.js"

/** The page's texts in English, by section. */
export const english = {
  links: links.english,
  parts: parts.english,
} as const

/** The page's texts in another language. */
export type Translation = {
  readonly [Section in keyof typeof english]: Translated<(typeof english)[Section]>
}
