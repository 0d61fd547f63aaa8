import { expect, test } from "vitest"
import { formatDistance, formatDuration, formatMoment } from "./times.js"

test.each([
  [0, "now"],
  [-0.4, "now"],
  [-1, "1 second ago"],
  [59, "in 59 seconds"],
  [60, "in 1 minute"],
  [1_799, "in 29 minutes"],
  [-7_200, "2 hours ago"],
  [200_000, "in 2 days"],
])("%s seconds from now: %s", (seconds, text) => {
  expect(formatDistance(seconds * 1000)).toBe(text)
})

test("follows the language, with Latin digits", () => {
  expect(formatDistance(300_000, "de")).toBe("in 5 Minuten")
  expect(formatDistance(300_000, "ar")).toContain("5")
})

test("says a duration in the largest whole unit, and no day as 23 hours", () => {
  expect(formatDuration(-86_400_000)).toBe("1 day")
  expect(formatDuration(86_395_000)).toBe("1 day")
  expect(formatDuration(270_000)).toBe("4 minutes")
})

test("formats a moment, and none that is no date", () => {
  expect(formatMoment(0, "de")).toMatch(/19(69|70)/)
  expect(formatMoment(1e20)).toBeUndefined()
})
