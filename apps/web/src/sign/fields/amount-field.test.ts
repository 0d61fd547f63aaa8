import { formatUnits } from "@alidade/core/encoding"
import fc from "fast-check"
import { afterEach, describe, expect, test } from "vitest"
import { stroopLimits } from "../../logic/stellar/amount.js"
import { readAmount, writeAmount } from "../../logic/stellar/read-amount.js"
import { translations } from "../../texts/load-language.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import { setPageLanguage } from "../../texts/page-language.js"

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

describe.each(["en", ...Object.keys(translations)])("in %s", (code) => {
  const given = fc
    .tuple(fc.bigInt(1n, 2n ** 127n - 1n), fc.integer({ min: 0, max: 20 }), fc.nat({ max: 38 }))
    .map(([units, decimals, shorter]) => ({
      units: units / 10n ** BigInt(shorter) || 1n,
      decimals,
    }))
  const limitsOf = (decimals: number) => ({ decimals, greatest: 2n ** 127n - 1n })

  test("what is written into a field, read, and written again is the same", () => {
    setPageLanguage({ code, dir: "ltr" })
    fc.assert(
      fc.property(given, ({ units, decimals }) => {
        const text = writeAmount(formatUnits(units, decimals), decimalMark())
        const read = readAmount(text, limitsOf(decimals))
        expect(read, text).toEqual({ units })
        expect(writeAmount(formatUnits(units, decimals), decimalMark())).toBe(text)
      }),
      { numRuns: 300 },
    )
  })

  test("an amount copied from the page is read as that amount, or asks whether it is meant", () => {
    setPageLanguage({ code, dir: "ltr" })
    fc.assert(
      fc.property(given, ({ units, decimals }) => {
        const plain = formatUnits(units, decimals)
        const text = formatNumber(plain)
        const read = readAmount(text, limitsOf(decimals))
        if ("units" in read) expect(read.units, text).toBe(units)
        else {
          expect(read.problem, text).toBe("whichAmount")
          expect(Object.values(read), text).toContain(plain)
        }
      }),
      { numRuns: 300 },
    )
  })

  test("twelve thousand is never read as twelve", () => {
    setPageLanguage({ code, dir: "ltr" })
    const twelveThousand = readAmount(formatNumber("12000"), stroopLimits)
    expect([
      { units: 120_000_000_000n },
      { problem: "whichAmount", whole: "12000", decimal: "12" },
    ]).toContainEqual(twelveThousand)
    expect(readAmount(formatNumber("12000.5"))).toEqual({ units: 120_005_000_000n })
    expect(readAmount(formatNumber("1.5"))).toEqual({ units: 15_000_000n })
  })
})
