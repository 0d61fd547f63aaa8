import { expect, test } from "vitest"
import type { AccountStatus, PartStatus } from "./part-status.js"
import { readinessOf } from "./readiness.js"

const mine = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

function account(
  signed: readonly string[],
  unsigned: readonly string[],
  needed = 1,
): AccountStatus {
  const signer = (is: boolean) => (address: string) => ({ address, weight: 1, signed: is })
  return {
    address: other,
    threshold: "medium",
    signers: [...signed.map(signer(true)), ...unsigned.map(signer(false))],
    reached: { weight: signed.length, needed },
  }
}

/** An account whose signers are not known. */
const unread: AccountStatus = { address: other, threshold: "medium", signers: [] }

function part(...accounts: readonly AccountStatus[]): PartStatus {
  return { accounts, others: [], unneeded: [] }
}

test("an envelope with enough signatures can be sent, and nobody is asked to sign it", () => {
  expect(readinessOf(part(account([other], [])), mine)).toMatchObject({
    complete: true,
    maySign: false,
  })
  expect(readinessOf(part(account([other], [mine])), mine)).toMatchObject({
    complete: true,
    maySign: false,
  })
})

test("a complete envelope that no network can apply can't be sent", () => {
  const ready = part(account([mine], []))
  expect(readinessOf(ready, mine)).toMatchObject({ complete: true, sendable: true })
  expect(readinessOf({ ...ready, neverApplies: true }, mine)).toMatchObject({
    complete: true,
    sendable: false,
  })
})

test("an envelope with an unneeded signature can't be sent yet", () => {
  const ready = part(account([other], []))
  expect(readinessOf({ ...ready, unneeded: [1] }, mine).complete).toBe(false)
})

test("only a signer who has not signed yet is asked for a signature", () => {
  expect(readinessOf(part(account([other], [mine], 2)), mine)).toMatchObject({
    complete: false,
    maySign: true,
  })
  expect(readinessOf(part(account([mine], [other], 2)), mine).maySign).toBe(false)
  expect(readinessOf(part(account([], [other])), mine).maySign).toBe(false)
})

test("every account must reach its weight, and a signer of any of them may sign", () => {
  const half = part(account([other], []), account([], [mine]))
  expect(readinessOf(half, mine)).toEqual({
    signed: true,
    complete: false,
    sendable: false,
    shared: true,
    missing: true,
    maySign: true,
  })
  expect(readinessOf(part(account([other], []), account([mine], [])), mine).complete).toBe(true)
})

test("one key alone shares nothing, and unknown signers are not called missing", () => {
  const none = { shared: false, missing: false }
  expect(readinessOf(part(account([mine], [])), mine)).toMatchObject(none)
  expect(readinessOf(part(unread), mine)).toMatchObject(none)
})

test("without full information, signing stays possible and nothing counts as complete", () => {
  const open = { complete: false, maySign: true }
  expect(readinessOf(undefined, mine)).toMatchObject(open)
  expect(readinessOf(part(unread), mine)).toMatchObject(open)
  expect(readinessOf(part(account([other], []), unread), mine)).toMatchObject(open)
  const contract = `C${"A".repeat(55)}`
  expect(readinessOf(part(account([], [other])), contract).maySign).toBe(true)
})

test("a fee bump needs both parts, and the wallet signs the fee bump", () => {
  const inside = part(account([other], [mine]))
  const open = { ...inside, feeBump: part(account([], [mine])) }
  expect(readinessOf(open, mine)).toMatchObject({ complete: false, maySign: true })
  const signedTwice = { ...inside, feeBump: part(account([other], [])) }
  expect(readinessOf(signedTwice, mine)).toMatchObject({ complete: true, maySign: false })
})
