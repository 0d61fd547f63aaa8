import { expect, test } from "vitest"
import type { PartStatus, SignatureStatus } from "./read-signature-status.js"
import { readinessOf } from "./readiness.js"

const mine = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

function part(signed: readonly string[], unsigned: readonly string[], needed = 1): PartStatus {
  const signer = (is: boolean) => (address: string) => ({ address, weight: 1, signed: is })
  return {
    signers: [...signed.map(signer(true)), ...unsigned.map(signer(false))],
    others: [],
    reached: { weight: signed.length, needed },
  }
}
const signatureStatus = (
  part: PartStatus,
  more: Partial<SignatureStatus> = {},
): SignatureStatus => ({
  ...part,
  elsewhere: false,
  ...more,
})

test("an envelope with enough signatures can be sent, and a non-signer has nothing to sign", () => {
  expect(readinessOf(signatureStatus(part([other], [])), mine)).toMatchObject({
    complete: true,
    maySign: false,
  })
  expect(readinessOf(signatureStatus(part([other], [mine])), mine)).toMatchObject({
    complete: true,
    maySign: true,
  })
})

test("only a signer who has not signed yet is asked for a signature", () => {
  expect(readinessOf(signatureStatus(part([other], [mine], 2)), mine)).toMatchObject({
    complete: false,
    maySign: true,
  })
  expect(readinessOf(signatureStatus(part([mine], [other], 2)), mine).maySign).toBe(false)
  expect(readinessOf(signatureStatus(part([], [other])), mine).maySign).toBe(false)
})

test("without full information, signing stays possible and nothing counts as complete", () => {
  const open = { complete: false, maySign: true }
  expect(readinessOf(undefined, mine)).toMatchObject(open)
  expect(readinessOf(signatureStatus({ signers: [], others: [] }), mine)).toMatchObject(open)
  // An operation of another account: its signers are not known.
  expect(readinessOf(signatureStatus(part([other], []), { elsewhere: true }), mine)).toMatchObject(
    open,
  )
  const contract = `C${"A".repeat(55)}`
  expect(readinessOf(signatureStatus(part([], [other])), contract).maySign).toBe(true)
})

test("a fee bump needs both parts, and the wallet signs the fee bump", () => {
  const signedInside = signatureStatus(part([other], [mine]), { feeBump: part([], [mine]) })
  expect(readinessOf(signedInside, mine)).toMatchObject({ complete: false, maySign: true })
  const signedTwice = signatureStatus(part([other], [mine]), { feeBump: part([other], []) })
  expect(readinessOf(signedTwice, mine)).toMatchObject({ complete: true, maySign: false })
})
