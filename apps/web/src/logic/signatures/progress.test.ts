import { expect, test } from "vitest"
import type { AccountStatus, PartStatus } from "./part-status.js"
import { progressOf } from "./progress.js"

function account(weight: number, needed: number, weights: readonly number[]): AccountStatus {
  const signers = weights.map((each, index) => ({
    address: `G${index}`,
    weight: each,
    signed: false,
  }))
  return { address: "GA", threshold: "medium", signers, reached: { weight, needed } }
}

const part = (...accounts: readonly AccountStatus[]): PartStatus => ({
  accounts,
  others: [],
  unneeded: [],
})

test("counts signatures of one account whose signers have one weight each", () => {
  expect(progressOf(part(account(1, 2, [1, 1, 1])))).toEqual({ have: 1, needed: 2, isCount: true })
})

test("counts weights where they differ, and no more than is needed", () => {
  expect(progressOf(part(account(30, 20, [10, 20])))).toEqual({
    have: 20,
    needed: 20,
    isCount: false,
  })
})

test("adds up the accounts, the required signers, and the fee bump", () => {
  const extraSigners = [{ address: "X1", weight: 1, signed: true }]
  const inner = { ...part(account(1, 2, [1, 1]), account(0, 1, [1])), extraSigners }
  expect(progressOf({ ...inner, feeBump: part(account(1, 1, [1])) })).toEqual({
    have: 3,
    needed: 5,
    isCount: false,
  })
})

test("says nothing if an account could not be read", () => {
  expect(progressOf(part({ address: "GA", threshold: "low", signers: [] }))).toBeUndefined()
})
