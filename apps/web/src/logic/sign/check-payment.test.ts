import type { AccountInfo } from "@alidade/core/account"
import { expect, test } from "vitest"
import { findAmountProblem, leastOfNew, spendableOf } from "./check-payment.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const usd = `USD:${account}`
const issuer = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const amount = (units: bigint) => ({ units, decimal: "" })
const own = {
  exists: true,
  address: issuer,
  balances: [
    { id: "native", available: amount(90_000_000n) },
    { id: usd, available: amount(25_000_000n) },
  ],
  reserve: { base: 5_000_000n },
} as unknown as AccountInfo
/** The same account with so much XLM that can be sent. */
const withLumens = (available: unknown) =>
  ({ ...own, balances: [{ id: "native", available }, own.balances[1]] }) as unknown as AccountInfo

test("keeps the reserve and the fee of XLM, and nothing of other assets", () => {
  expect(spendableOf(own, "native", 100n)).toBe(89_999_900n)
  expect(spendableOf(own, usd, 100n)).toBe(25_000_000n)
  expect(spendableOf(own, `EUR:${account}`, 100n)).toBe(0n)
  expect(spendableOf(withLumens(amount(50n)), "native", 100n)).toBe(0n)
})

test("doesn't know what can be sent of an account that wasn't read, or of XLM without the reserve", () => {
  expect(spendableOf(undefined, usd, 100n)).toBeUndefined()
  expect(spendableOf({ ...own, exists: false }, usd, 100n)).toBeUndefined()
  // An issuer can send as much as it likes of its own asset.
  expect(spendableOf(own, `USD:${issuer}`, 100n)).toBeUndefined()
  expect(spendableOf(withLumens(undefined), "native", 100n)).toBeUndefined()
  expect(spendableOf(withLumens(undefined), usd, 100n)).toBe(25_000_000n)
})

test("finds what is wrong with an amount", () => {
  const limits = { creates: false, asset: "native", spendable: 50n, least: leastOfNew(own) }
  const find = (units: bigint, other: Partial<typeof limits> = {}) =>
    findAmountProblem({ units }, { ...limits, ...other })
  expect(findAmountProblem({ problem: "zero" }, limits)).toEqual({ problem: "zero" })
  expect(find(50n)).toBeUndefined()
  expect(find(51n)).toEqual({ problem: "atMost", most: 50n })
  expect(find(1n, { spendable: 0n })).toEqual({ problem: "atMost", most: 0n })
  expect(find(1n, { spendable: 0n, asset: usd })).toEqual({ problem: "none" })
  expect(findAmountProblem({ units: 1n }, { ...limits, spendable: undefined })).toBeUndefined()
})

test("creates an account only with XLM, and with at least two base reserves", () => {
  const limits = { creates: true, asset: "native", spendable: 20_000_000n, least: leastOfNew(own) }
  expect(findAmountProblem({ units: 10_000_000n }, limits)).toBeUndefined()
  expect(findAmountProblem({ units: 9_999_999n }, limits)).toEqual({
    problem: "newNeedsAtLeast",
    least: 10_000_000n,
  })
  expect(findAmountProblem({ units: 9n }, { ...limits, asset: usd })).toEqual({
    problem: "newNeedsXlm",
  })
  expect(leastOfNew(undefined)).toBe(0n)
})
