import { kept } from "@alidade/react/texts"
import { pageLanguage } from "./page-language.js"

/** A formatter stays in the time zone that it was made in, so another offset gets its own. */
const daysOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, { dateStyle: "medium", numberingSystem: "latn" }),
)
const whensOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, {
      dateStyle: "medium",
      timeStyle: "short",
      numberingSystem: "latn",
    }),
)

/** Formats the day of a moment (ms since the epoch) in the page's language. */
export function formatDay(moment: number): string {
  return daysOf(pageLanguage().code, new Date().getTimezoneOffset()).format(moment)
}

/** Formats the day and the time of a moment (ms since the epoch) in the page's language. */
export function formatWhen(moment: number): string {
  return whensOf(pageLanguage().code, new Date().getTimezoneOffset()).format(moment)
}
