import { kept } from "./kept.js"

const numbersOf = kept(
  (lang: string) =>
    new Intl.NumberFormat(lang, { numberingSystem: "latn", maximumFractionDigits: 7 }),
)

/**
 * Formats a number, or an exact decimal such as "10000.5000000", by language: grouped, without trailing zeros. Always in
 * Latin digits, as on wallets and devices, so that users can compare them.
 */
export function formatNumber(value: number | bigint | string, lang = "en"): string {
  const numbers = numbersOf(lang)
  const [, start, decimals] =
    (typeof value === "string" && /^(.*\.)(\d{7,}[1-9])0*$/.exec(value)) || []
  // A token may have more decimals than a browser formats.
  if (decimals) return numbers.format(`${start}5` as "0.5").slice(0, -1) + decimals
  return numbers.format(value as Intl.StringNumericLiteral)
}
