import { expect, test } from "vitest"
import { findWarnings, type TransactionToCheck } from "./find-warnings.js"

const mine = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

const transaction: TransactionToCheck = { source: mine, sequence: "8", accounts: [mine] }

test("has no warning for the account's own next transaction", () => {
  expect(findWarnings(transaction, mine, 7n)).toEqual([])
  expect(findWarnings(transaction, mine, undefined)).toEqual([])
})

test("warns about another account's transaction, and more so if it doesn't name this account", () => {
  const theirs = { ...transaction, source: other, accounts: [other, mine] }
  expect(findWarnings(theirs, mine, 1n)).toEqual(["otherAccount"])
  expect(findWarnings({ ...theirs, accounts: [other] }, mine, 1n)).toEqual(["notMentioned"])
})

test("has no such warning for a signer of the other account", () => {
  const theirs = { ...transaction, source: other, accounts: [other] }
  expect(findWarnings(theirs, mine, 1n, [other, mine])).toEqual([])
})

test("warns about a sequence number that is used or ahead", () => {
  expect(findWarnings(transaction, mine, 8n)).toEqual(["used"])
  expect(findWarnings(transaction, mine, 6n)).toEqual(["ahead"])
})
