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

/**
 * Formats a balance in the page's language, with at least two decimals: those that everybody reads, and the remaining
 * digits.
 */
export function formatBalance(value: string): [digits: string, rest: string] {
  const numbers = new Intl.NumberFormat(pageLanguage().code, {
    numberingSystem: "latn",
    minimumFractionDigits: 2,
    maximumFractionDigits: 7,
  })
  const parts = numbers.formatToParts(value as Intl.StringNumericLiteral)
  const decimals = parts.find(({ type }) => type === "fraction")?.value ?? ""
  const text = parts.map((part) => part.value).join("")
  // Latin digits: the decimals are at the end in every language.
  const cut = text.length - decimals.length + 2
  return [text.slice(0, cut), text.slice(cut)]
}

/** Formats the time of day of a moment (ms since the epoch) in the page's language. */
export function formatTime(moment: number): string {
  const { code } = pageLanguage()
  return new Intl.DateTimeFormat(code, {
    timeStyle: "medium",
    numberingSystem: "latn",
  }).format(moment)
}
