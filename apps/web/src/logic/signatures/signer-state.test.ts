import { expect, test } from "vitest"
import type { AccountStatus, PartStatus, Signer } from "./part-status.js"
import { signerStateOf } from "./signer-state.js"

const signer = (address: string, signed = false): Signer => ({ address, weight: 1, signed })

function account(signers: readonly Signer[], weight: number, needed: number): AccountStatus {
  return { address: "GA", threshold: "medium", signers, reached: { weight, needed } }
}

const part = (
  accounts: readonly AccountStatus[],
  extraSigners?: readonly Signer[],
): PartStatus => ({
  accounts,
  ...(extraSigners ? { extraSigners } : {}),
  others: [],
  unneeded: [],
})

test("a signer that hasn't signed is missing until the weight is reached, and then not needed", () => {
  const [one, two, three] = [signer("G1", true), signer("G2"), signer("G3")]
  const partly = part([account([one, two, three], 1, 2)])
  expect([one, two, three].map((each) => signerStateOf(each, partly))).toEqual([
    "signed",
    "missing",
    "missing",
  ])
  const fully = part([account([one, signer("G2", true), three], 2, 2)])
  expect(signerStateOf(three, fully)).toBe("notNeeded")
})

test("a signer that another account still needs is missing, also where the first has its weight", () => {
  const shared = signer("G2")
  const accounts = [account([signer("G1", true), shared], 1, 1), account([shared], 0, 1)]
  expect(signerStateOf(shared, part(accounts))).toBe("missing")
})

test("a signer that the transaction itself requires is missing, whatever the accounts have", () => {
  const extra = signer("XAHASH")
  expect(signerStateOf(extra, part([account([signer("G1", true)], 1, 1)], [extra]))).toBe("missing")
})

test("a signer of an account that could not be read is never called unneeded", () => {
  const unread: AccountStatus = { address: "GA", threshold: "medium", signers: [signer("G1")] }
  expect(signerStateOf(signer("G1"), part([unread]))).toBe("missing")
})
