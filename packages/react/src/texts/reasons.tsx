import type { Quotation, Reason, ReasonValue } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import type { ReactNode } from "react"
import { fillNode, fillText, isolated, type Locale, type Values } from "./fill.js"

/** Maximum length of somebody else's words, in UTF-16 units. */
const LONGEST_WORDS = 500

/** A language with its texts of reasons, by key. A reason without one is in English. */
export interface ReasonLanguage extends Locale {
  reasons?: Readonly<Record<string, string>> | undefined
}

/**
 * Words a reason or somebody else's words as plain text, for announcements and titles. Reasons inside are worded
 * too, and everything else inside is made visible and isolated.
 */
export function reasonText(
  said: Reason | Quotation | string,
  language: ReasonLanguage = {},
): string {
  return isReason(said) ? `${textOf(said, language)}` : isolated(wordsOf(said), language.dir)
}

function textOf(value: ReasonValue, language: ReasonLanguage): string | number {
  if (!isReason(value)) return typeof value === "number" ? value : wordsOf(value)
  return fillText(textFor(value, language), mapValues(value, textOf, language), language)
}

/** The same as a React node. Somebody else's words are an isolated `<q>`, with their language if it is known. */
export function reasonNode(
  said: Reason | Quotation | string,
  language: ReasonLanguage = {},
): ReactNode {
  return nodeOf(typeof said === "string" ? { quote: said } : said, language)
}

function nodeOf(value: ReasonValue, language: ReasonLanguage): ReactNode {
  if (!isReason(value)) {
    if (typeof value === "number") return value
    if (typeof value === "string") return wordsOf(value)
    return (
      <q dir={language.dir}>
        <bdi lang={value.lang}>{wordsOf(value)}</bdi>
      </q>
    )
  }
  const node = fillNode(textFor(value, language), mapValues(value, nodeOf, language), language)
  const { lang = "en", reasons } = language
  return reasons?.[value.key] || /^en\b/.test(lang) ? node : <bdi lang="en">{node}</bdi>
}

function isReason(value: ReasonValue): value is Reason {
  return (value as Partial<Reason>).english !== undefined
}

/** A name or a quotation, shortened and with its invisible characters escaped. */
function wordsOf(value: string | Quotation): string {
  return visibleText(typeof value === "string" ? value : value.quote, { max: LONGEST_WORDS })
}

function textFor({ key, english }: Reason, { reasons }: ReasonLanguage): string {
  return reasons?.[key] ?? english
}

function mapValues<Worded>(
  { values = {} }: Reason,
  word: (value: ReasonValue, language: ReasonLanguage) => Worded,
  language: ReasonLanguage,
): Values<Worded> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, word(value, language)]),
  )
}
