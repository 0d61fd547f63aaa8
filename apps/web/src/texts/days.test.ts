import { afterEach, expect, test } from "vitest"
import { formatClock, formatDay, formatDays } from "./days.js"
import { setPageLanguage } from "./page-language.js"

const at = (day: number, hour = 12, month = 10, year = 2026): number =>
  new Date(year, month, day, hour).getTime()
const now = at(25)

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

test("names today and yesterday, also close to midnight", () => {
  expect(formatDay(at(25, 0), now)).toBe("Today")
  expect(formatDay(at(24, 23), at(25, 0))).toBe("Yesterday")
  setPageLanguage({ code: "de", dir: "ltr" })
  expect(formatDay(at(24), now)).toBe("Gestern")
})

test("says other days with their month, and those of another year with the year", () => {
  expect(formatDay(at(23), now)).toBe("Nov 23")
  expect(formatDay(at(23, 12, 11, 2025), now)).toBe("Dec 23, 2025")
})

test("says a range of days once", () => {
  expect(formatDays(at(21), now)).toMatch(/^Nov 21\s–\s25$/)
  expect(formatDays(now, now)).toBe("Nov 25")
  expect(formatDays(at(31, 12, 11, 2025), now)).toMatch(/^Dec 31, 2025\s–\sNov 25, 2026$/)
})

test("says a time of day in the language's way", () => {
  expect(formatClock(at(25, 15))).toMatch(/^3:00\sPM$/)
  setPageLanguage({ code: "de", dir: "ltr" })
  expect(formatClock(at(25, 15))).toBe("15:00")
})
