import { formatNumber as format, kept } from "@alidade/react/texts"
import { pageLanguage } from "./page-language.js"

/** Formats a number or an exact decimal in the page's language, as `formatNumber` of `@alidade/react/texts` does. */
export function formatNumber(value: number | bigint | string): string {
  return format(value, pageLanguage().code)
}

/** What the page's language writes before decimals. */
export function decimalMark(): string {
  return formatNumber(0.5).slice(1, -1)
}

const balancesOf = kept(
  (lang: string) =>
    new Intl.NumberFormat(lang, {
      numberingSystem: "latn",
      minimumFractionDigits: 2,
      maximumFractionDigits: 7,
    }),
)

/**
 * Formats an exact decimal in the page's language, with at least two decimals: those that everybody reads, and the
 * remaining digits.
 */
export function formatBalance(value: string): [digits: string, rest: string] {
  const parts = balancesOf(pageLanguage().code).formatToParts(value as Intl.StringNumericLiteral)
  const decimals = parts.find(({ type }) => type === "fraction")?.value ?? ""
  const text = parts.map((part) => part.value).join("")
  // Latin digits: the decimals are at the end in every language.
  const cut = text.length - decimals.length + 2
  return [text.slice(0, cut), text.slice(cut)]
}

/** A formatter stays in the time zone that it was made in, so another offset gets its own. */
const timesOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, { timeStyle: "medium", numberingSystem: "latn" }),
)

/** Formats the time of day of a moment (ms since the epoch) in the page's language. */
export function formatTime(moment: number): string {
  return timesOf(pageLanguage().code, new Date().getTimezoneOffset()).format(moment)
}

const momentsOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, {
      dateStyle: "medium",
      timeStyle: "short",
      numberingSystem: "latn",
    }),
)

/** Formats the day and time of a moment (ms since the epoch) in the page's language. */
export function formatMoment(moment: number): string {
  return momentsOf(pageLanguage().code, new Date().getTimezoneOffset()).format(moment)
}
