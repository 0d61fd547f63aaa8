import { kept } from "@alidade/react/texts"
import { formatMoment } from "./numbers.js"
import { pageLanguage } from "./page-language.js"

const DAY = 86_400_000

/** A formatter stays in the time zone that it was made in, so another offset gets its own. */
const daysOf = kept(
  (lang: string, year: "numeric" | "", _offset: number) =>
    new Intl.DateTimeFormat(lang, {
      month: "short",
      day: "numeric",
      ...(year && { year }),
      numberingSystem: "latn",
    }),
)
const clocksOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, { timeStyle: "short", numberingSystem: "latn" }),
)
const namesOf = kept((lang: string) => new Intl.RelativeTimeFormat(lang, { numeric: "auto" }))

/** Formats a day in the page's language: "Today", "Yesterday", "Nov 23", and another year's with the year. */
export function formatDay(moment: number, now: number = Date.now()): string {
  const { code } = pageLanguage()
  const ago = Math.round((midnight(now) - midnight(moment)) / DAY)
  if (ago === 0 || ago === 1) {
    const name = namesOf(code).format(-ago, "day")
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  }
  const isThisYear = new Date(now).getFullYear() === new Date(moment).getFullYear()
  return days(isThisYear ? "" : "numeric").format(moment)
}

/** Formats a date (ms since the epoch) in the page's language: "Nov 23, 2026". */
export function formatDate(moment: number): string {
  return days("numeric").format(moment)
}

/** Formats the days from one moment to a later one: "Nov 21 – 25". */
export function formatDays(from: number, to: number): string {
  const isOneYear = new Date(from).getFullYear() === new Date(to).getFullYear()
  return days(isOneYear ? "" : "numeric").formatRange(from, to)
}

/** Formats the time of day without seconds: "3:54 PM". */
export function formatClock(moment: number): string {
  return clocksOf(pageLanguage().code, new Date().getTimezoneOffset()).format(moment)
}

/** Formats a moment in the page's language: its time of day, with the day unless it is today. */
export function formatWhen(moment: number): string {
  const isToday = midnight(moment) === midnight(Date.now())
  return isToday ? formatClock(moment) : formatMoment(moment)
}

function days(year: "numeric" | ""): Intl.DateTimeFormat {
  return daysOf(pageLanguage().code, year, new Date().getTimezoneOffset())
}

function midnight(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
