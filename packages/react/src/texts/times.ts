import { kept } from "./kept.js"

/** Units of time, the longest first, in ms. */
const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const

/** A clock that is a day off reads "1 day" although the network's own time is known to a few seconds only. */
const NEARLY = 1.01

const durationsOf = kept(
  (lang: string, unit: string) =>
    new Intl.NumberFormat(lang, {
      style: "unit",
      unit,
      unitDisplay: "long",
      numberingSystem: "latn",
    }),
)
const distancesOf = kept((lang: string, numeric: "always" | "auto") => {
  const options = { numeric, numberingSystem: "latn" } as Intl.RelativeTimeFormatOptions
  return new Intl.RelativeTimeFormat(lang, options)
})
/** A formatter stays in the time zone that it was made in, so another offset gets its own. */
const momentsOf = kept(
  (lang: string, _offset: number) =>
    new Intl.DateTimeFormat(lang, {
      dateStyle: "medium",
      timeStyle: "medium",
      numberingSystem: "latn",
    }),
)

/** Formats a duration in ms by language, in its largest unit: "5 minutes". */
export function formatDuration(ms: number, lang = "en"): string {
  const [unit, count] = inUnits(Math.abs(ms) * NEARLY)
  return durationsOf(lang, unit).format(count)
}

/** Formats a time from now in ms by language, in its largest whole unit: "in 5 minutes", "2 days ago", "now". */
export function formatDistance(ms: number, lang = "en"): string {
  const [unit, count] = inUnits(ms)
  return distancesOf(lang, count === 0 ? "auto" : "always").format(count, unit)
}

function inUnits(ms: number): [unit: (typeof units)[number][0], count: number] {
  const [unit, size] = units.find((each) => Math.abs(ms) >= each[1]) ?? units[3]
  return [unit, Math.trunc(ms / size)]
}

/** Formats a moment (ms since the epoch) as a local date and time by language. Undefined if it is no date. */
export function formatMoment(moment: number, lang = "en"): string | undefined {
  const moments = momentsOf(lang, new Date().getTimezoneOffset())
  try {
    return moments.format(moment)
  } catch {
    return undefined
  }
}
