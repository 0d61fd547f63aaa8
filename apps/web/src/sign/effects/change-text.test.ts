import { StrKey } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test } from "vitest"
import type { TokenChange } from "../../logic/effects/effect.js"
import { setPageLanguage } from "../../texts/page-language.js"
import { afterText, changeText, tokenHeld, tokenText } from "./change-text.js"

const contract = StrKey.encodeContract(new Uint8Array(32).fill(7))
const FEE = 1000n

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

test("says by how much a balance changes, with the highest fee", () => {
  const changed = (least: bigint, most: bigint | undefined): string[] => {
    const after = { least, most }
    const change = { asset: { code: "XLM" }, before: 100_000_000n, after, moves: [] }
    return [changeText(change, FEE), afterText(after, FEE)]
  }
  expect(changed(69_999_000n, 69_999_900n)).toEqual(["−3.0001 XLM", "6.9999"])
  expect(changed(130_000_000n, 130_000_000n)).toEqual(["+3 XLM", "13"])
  expect(changed(100_000_000n, 100_000_000n)).toEqual(["0 XLM", "10"])
  expect(changed(70_000_000n, 100_000_000n)).toEqual(["Between −3 and 0 XLM", "Between 7 and 10"])
  expect(changed(130_000_000n, undefined)).toEqual(["At least +3 XLM", "At least 13"])
})

test("says a token's change with the token's decimals, or in its units without them", () => {
  const said = (change: Omit<TokenChange, "contract">): unknown[] => {
    const token = { contract, ...change }
    const held = tokenHeld(token)
    return [tokenText(token), held?.before, held?.after]
  }
  expect(said({ change: -50n, before: 123_400n, decimals: 2 })).toEqual([
    "−0.5",
    "1,234",
    "1,233.5",
  ])
  expect(said({ change: -50n, before: 1234n, decimals: undefined })).toEqual([
    "−50 units",
    "1,234",
    "1,184",
  ])
  expect(said({ change: 5n, decimals: 18 })[0]).toBe("+0.000000000000000005")
  setPageLanguage({ code: "de", dir: "ltr" })
  expect(said({ change: 0n, before: 1_234_567n, decimals: 3 })[1]).toBe("1.234,567")
})
