import { visibleText } from "@alidade/core/encoding"
import type { Plural } from "./messages/english.js"

/** `lang` and `dir` of the components' elements. Empty if they follow the page. */
export interface Locale {
  /** A BCP 47 tag. */
  lang?: string
  dir?: "ltr" | "rtl"
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Values for the `{name}` placeholders of a text: a string, a number, or an exact decimal. */
export type Values = Readonly<Record<string, string | number | { decimal: string }>>

/**
 * Fills the `{name}` placeholders of a text and picks its plural form by `count`. Numbers follow the language. String
 * values may come from outside, so they are shortened and made visible, and isolated if they or the text contain
 * right-to-left script.
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
 * Formats a number, or an exact decimal such as Horizon's "10000.5000000", by language: grouped, without trailing
 * zeros. Always in Latin digits, as on wallets and devices, so that users can compare them.
 */
export function formatNumber(value: number | string, lang = "en"): string {
  const numbers = new Intl.NumberFormat(lang, { numberingSystem: "latn", maximumFractionDigits: 7 })
  return numbers.format(value as Intl.StringNumericLiteral)
}
