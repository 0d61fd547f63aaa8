import { visibleText } from "@alidade/core/encoding"
import type { Plural } from "./messages/english.js"

/** What our elements say of their language; nothing where they follow the page's. */
export interface Locale {
  /** A BCP 47 tag. */
  lang?: string
  dir?: "ltr" | "rtl"
}

/** Letters of the scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Values for the `{name}` placeholders of a text: words, a number, or an exact decimal. */
export type Values = Readonly<Record<string, string | number | { decimal: string }>>

/**
 * Fills the `{name}`s of a text, which is chosen by `count` where it has plurals. Numbers are written as the language
 * does. Words may come from elsewhere: they are shortened and made visible, and isolated where the text or they
 * themselves run from right to left.
 */
export function format(message: string | Plural, values: Values, locale: Locale = {}): string {
  const { lang = "en", dir } = locale
  const { count } = values
  const text =
    typeof message === "string"
      ? message
      : (typeof count === "number" && message[new Intl.PluralRules(lang).select(count)]) ||
        message.other
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    if (typeof value === "number") return formatNumber(value, lang)
    const shown = typeof value === "object" ? formatNumber(value.decimal, lang) : visibleText(value)
    return dir === "rtl" || RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown
  })
}

/**
 * A number, or an exact decimal such as Horizon's "10000.5000000", as a language writes it: grouped, and without zeros
 * that say nothing. In Latin digits everywhere, as wallets and devices show them: they are there to be compared.
 */
export function formatNumber(value: number | string, lang = "en"): string {
  const numbers = new Intl.NumberFormat(lang, { numberingSystem: "latn", maximumFractionDigits: 7 })
  return numbers.format(value as Intl.StringNumericLiteral)
}
