import { visibleText } from "@alidade/core/encoding"
import { fillText, type Locale, type Plural, type Values } from "../texts/fill.js"
import { formatNumber } from "../texts/numbers.js"

/** A value of a text: a string, which may come from outside, a number, or an exact decimal. */
export type TextValue = string | number | { decimal: string }

/** Fills a text of the components. Strings are shortened and made visible. */
export function format(
  text: string | Plural,
  values: Values<TextValue>,
  locale: Locale = {},
): string {
  const shown = Object.entries(values).map(([name, value]) => [name, shownValue(value, locale)])
  return fillText(text, Object.fromEntries(shown), locale)
}

function shownValue(value: TextValue, { lang }: Locale): string | number {
  if (typeof value === "number") return value
  if (typeof value === "object") return formatNumber(value.decimal, lang)
  // It may be another of our texts, whose own values, two at most, are isolated already.
  return value
    .split(/\u2068([^\u2068\u2069]*)\u2069/, 5)
    .map((piece, at) => (at % 2 ? `\u2068${visibleText(piece)}\u2069` : visibleText(piece)))
    .join("")
}
