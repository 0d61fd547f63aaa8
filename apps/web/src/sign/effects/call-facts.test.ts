import { StrKey } from "@stellar/stellar-sdk/base"
import { createElement } from "react"
import { afterEach, expect, test } from "vitest"
import type { TokenChange } from "../../logic/effects/effect.js"
import { setPageLanguage } from "../../texts/page-language.js"
import { CallFacts } from "./call-facts.js"
import { drawn } from "./drawn.js"

const contract = StrKey.encodeContract(new Uint8Array(32).fill(7))

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

test("shows a token's amounts with the token's decimals, or in its units without them", () => {
  const tokenText = (change: Omit<TokenChange, "contract">): string => {
    const tokens = [{ contract, ...change }]
    const call = { tokens, items: [], beyond: [], contracts: [], resourceFee: 0n }
    return drawn(createElement(CallFacts, { call }))
  }
  expect(tokenText({ change: -50n, before: 123_400n, decimals: 2 })).toMatch(/1,233\.5\b.*1,234\b/)
  expect(tokenText({ change: -50n, before: 1234n, decimals: undefined })).toContain("1,184 units")
  expect(tokenText({ change: 5n, decimals: 18 })).toContain("0.000000000000000005 more than now")
  expect(tokenText({ change: -5n, decimals: 0 })).toContain("5 less than now")
  setPageLanguage({ code: "de", dir: "ltr" })
  expect(tokenText({ change: 0n, before: 1_234_567n, decimals: 3 })).toContain("1.234,567")
})
