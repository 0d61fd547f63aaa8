import { createElement, Fragment, type ReactNode } from "react"
import { kept } from "./kept.js"
import { formatNumber } from "./numbers.js"

/** A text that depends on `{count}`, by plural category as in `Intl.PluralRules`. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** `lang` and `dir` of the elements that show a text. Without them: English, in the page's direction. */
export interface Locale {
  /** A BCP 47 tag. */
  lang?: string | undefined
  dir?: "ltr" | "rtl" | undefined
}

/** The values of a text's `{name}` placeholders. */
export type Values<Value> = Readonly<Record<string, Value>>

/**
 * A text as a string: the plural form of its `count`, with its placeholders filled. Numbers follow the language, and
 * strings are isolated. A placeholder without a value stays as written.
 */
export function fillText(
  text: string | Plural,
  values: Values<string | number> = {},
  locale: Locale = {},
): string {
  return fill(text, values, locale).join("")
}

/** The same as a React node. Values may be elements, such as links, and stand in the order of the language. */
export function fillNode(
  text: string | Plural,
  values: Values<ReactNode> = {},
  locale: Locale = {},
): ReactNode {
  return createElement(Fragment, null, ...fill(text, values, locale))
}

function fill<Value>(
  text: string | Plural,
  values: Values<Value>,
  { lang, dir }: Locale,
): (string | Value)[] {
  // Every second piece is a name.
  return formOf(text, values.count, lang)
    .split(/\{(\w+)\}/)
    .map((piece, at) => {
      const value = values[piece] as Value
      if (at % 2 === 0) return piece
      if (typeof value === "number") return formatNumber(value, lang)
      if (typeof value === "string") return isolated(value, dir)
      return piece in values ? value : `{${piece}}`
    })
}

const pluralsOf = kept((lang: string) => new Intl.PluralRules(lang))

function formOf(text: string | Plural, count: unknown, lang = "en"): string {
  if (typeof text === "string") return text
  const form = typeof count === "number" ? pluralsOf(lang).select(count) : "other"
  return text[form] ?? text.other
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates a value from the text around it if it or that text contains right-to-left script. Empty text stays empty. */
export function isolated(value: string, dir: "ltr" | "rtl" | undefined): string {
  return (value && dir === "rtl") || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value
}
