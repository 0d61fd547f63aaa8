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

/** Units of a time that is left, the longest first, in ms. */
const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const

const unitsOf = kept(
  (lang: string, unit: string) =>
    new Intl.NumberFormat(lang, {
      style: "unit",
      unit,
      unitDisplay: "short",
      numberingSystem: "latn",
    }),
)

/** Formats a time that is left, in ms, in the page's language: "2 days 3 hr", "1 hr 38 min", "5 min", "20 sec". */
export function formatTimeLeft(ms: number): string {
  const first = units.findIndex(([, size]) => ms >= size)
  const largest = first === -1 ? units.length - 1 : first
  // Minutes and seconds stand alone: they change while they are read.
  const shown = units.slice(largest, largest < 2 ? largest + 2 : largest + 1)
  let rest = ms
  const parts = shown.map(([unit, size], place) => {
    const count = Math.trunc(rest / size)
    rest -= count * size
    return place > 0 && count === 0 ? "" : unitsOf(pageLanguage().code, unit).format(count)
  })
  return parts.filter(Boolean).join(" ")
}
