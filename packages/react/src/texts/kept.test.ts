import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { fillText } from "./fill.js"
import { formatNumber } from "./numbers.js"
import { formatDistance, formatDuration, formatMoment } from "./times.js"

afterEach(() => void vi.restoreAllMocks())

const kinds = ["NumberFormat", "PluralRules", "RelativeTimeFormat", "DateTimeFormat"] as const

/** Counts the formatters that are made until the test ends, by kind. */
function countFormatters(): () => number[] {
  const counts = kinds.map((kind) => {
    const Formatter = Intl[kind]
    const construct = vi.fn((_, args: unknown[]) => Reflect.construct(Formatter, args))
    Object.assign(Intl, { [kind]: new Proxy(Formatter, { construct }) })
    onTestFinished(() => void Object.assign(Intl, { [kind]: Formatter }))
    return construct
  })
  return () => counts.map(({ mock }) => mock.calls.length)
}

function formatAll(lang: string): void {
  formatNumber(1.5, lang)
  fillText({ other: "{count}" }, { count: 2 }, { lang })
  formatDuration(5_000, lang)
  formatDuration(90_000, lang)
  formatDistance(5_000, lang)
  formatMoment(0, lang)
}

// In languages that no other test uses, so that their formatters are new.
test("makes each language's formatters once", () => {
  const made = countFormatters()
  formatAll("sv")
  expect(made()).toEqual([3, 1, 1, 1])
  formatAll("sv")
  expect(made()).toEqual([3, 1, 1, 1])
  formatAll("da")
  expect(made()).toEqual([6, 2, 2, 2])
})

test("makes another formatter of moments once the computer is in another time zone", () => {
  const offset = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(0)
  const made = countFormatters()
  formatMoment(0, "fi")
  offset.mockReturnValue(-60)
  formatMoment(0, "fi")
  expect(made()).toEqual([0, 0, 0, 2])
})
