import { fillText } from "../texts/fill.js"
import type { ReasonLanguage } from "../texts/reasons.js"
import { type CodeText, type CodeTexts, codesEnglish } from "./english.js"
import { meaningOf } from "./meanings.js"

/** A language with its texts of reasons and of result codes. Those it lacks are in English. */
export interface ErrorLanguage extends ReasonLanguage {
  codes?: CodeTexts | undefined
}

/** An error in words: one or two sentences each. */
export interface ErrorWords {
  /** What happened. */
  what: string
  /** What to do, if something helps. */
  remedy?: string
}

/**
 * What a result code of a transaction (`txBAD_SEQ`) or of an operation (`PAYMENT_NO_TRUST`) means, also by Horizon's names
 * (`tx_bad_seq`, `op_no_trust`). `fee` is the fee that would do, in stroops. Undefined for an unknown code.
 */
export function codeWords(
  code: string,
  language: ErrorLanguage = {},
  { fee }: { fee?: number | undefined } = {},
): ErrorWords | undefined {
  const meaning = meaningOf(code)
  if (!meaning) return undefined
  const { what } = meaning
  const remedy = meaning.remedy === "offerMore" && fee ? "offerAtLeast" : meaning.remedy
  return {
    what: codeText(what, language),
    ...(remedy && { remedy: codeText(remedy, language, fee ? { fee } : {}) }),
  }
}

/** A text of result codes in a language, with its placeholders filled. */
export function codeText(
  key: CodeText,
  language: ErrorLanguage,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(language.codes?.[key] ?? codesEnglish[key], values, language)
}
