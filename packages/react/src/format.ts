import type { Plural } from "./messages.js"

/** What our elements say of their language; nothing where they follow the page's. */
export interface Locale {
  /** A BCP 47 tag. */
  lang?: string
  dir?: "ltr" | "rtl"
}

/** What is put in the place of the `{name}`s of a text. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Fills the `{name}`s of a text, which is chosen by `count` where it has plurals. Numbers are written as the language
 * does; amid a text from right to left, words that came from elsewhere are isolated, so that they keep their order.
 */
export function format(message: string | Plural, values: Values, locale: Locale = {}): string {
  const { lang = "en", dir } = locale
  const { count } = values
  const text =
    typeof message === "string"
      ? message
      : (typeof count === "number" && message[new Intl.PluralRules(lang).select(count)]) ||
        message.other
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    if (typeof value === "number") return formatNumber(value, lang)
    return dir === "rtl" ? `\u2068${value}\u2069` : value
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
