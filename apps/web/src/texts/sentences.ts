import { english, type Sentence, sentenceText } from "@alidade/core/describe"
import { pageLanguage } from "./page-language.js"

/** A sentence of a description as plain text, in the page's language. */
export function describe(sentence: Sentence): string {
  return sentenceText(sentence, { ...english, ...pageLanguage().components?.messages })
}
