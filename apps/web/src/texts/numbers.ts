import { pageLanguage } from "./page-language.js"

/**
 * Formats a number, or an exact decimal such as "10000.5000000", in the page's language: grouped, without trailing
 * zeros. Always in Latin digits, as on wallets and devices, so that users can compare them.
 */
export function formatNumber(value: number | bigint | string): string {
  const { code } = pageLanguage()
  const numbers = new Intl.NumberFormat(code, {
    numberingSystem: "latn",
    maximumFractionDigits: 7,
  })
  return numbers.format(value as Intl.StringNumericLiteral)
}

/** Formats the time of day of a moment (ms since the epoch) in the page's language. */
export function formatTime(moment: number): string {
  const { code } = pageLanguage()
  return new Intl.DateTimeFormat(code, {
    timeStyle: "medium",
    hourCycle: "h23",
    numberingSystem: "latn",
  }).format(moment)
}
