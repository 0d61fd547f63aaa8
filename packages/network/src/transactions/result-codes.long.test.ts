import { xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { accountCases } from "../../test/codes/accounts.js"
import { assetCases } from "../../test/codes/assets.js"
import type { Cases } from "../../test/codes/case.js"
import { offerAndPathCases } from "../../test/codes/offers.js"
import { transactionCases } from "../../test/codes/transactions.js"
import { createWorld } from "../../test/world.js"

const cases: Cases = { ...accountCases, ...assetCases, ...offerAndPathCases, ...transactionCases }

const ended = (protocol: number) => `Not given since protocol ${protocol}.`
const frozen = "No key is frozen on a new network (CAP-77), and nothing here freezes one."
const unmetered = "Nothing is metered, and no rent is charged, so no declared limit is exceeded."

/** Codes that nothing reaches here, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  opInner: "It stands for the operation's own result.",
  paymentNoIssuer: ended(13),
  pathPaymentStrictReceiveNoIssuer: ended(13),
  pathPaymentStrictSendNoIssuer: ended(13),
  manageSellOfferSellNoIssuer: ended(13),
  manageSellOfferBuyNoIssuer: ended(13),
  manageBuyOfferSellNoIssuer: ended(13),
  manageBuyOfferBuyNoIssuer: ended(13),
  changeTrustSelfNotAllowed: "Since protocol 16 it is malformed.",
  allowTrustSelfNotAllowed: "Since protocol 16 it is malformed.",
  allowTrustTrustNotRequired: ended(16),
  inflationSuccess: ended(12),
  inflationNotTime: ended(12),
  manageDataNotSupportedYet: ended(2),
  claimClaimableBalanceTrustlineFrozen: frozen,
  liquidityPoolDepositTrustlineFrozen: frozen,
  liquidityPoolWithdrawTrustlineFrozen: frozen,
  txFrozenKeyAccessed: frozen,
  txNotSupported: "Envelopes of version 0 are rewritten, and the others are supported.",
  txInternalError: "It reports a bug of the network.",
  invokeHostFunctionMalformed: "No operation of this type is malformed apart from its transaction.",
  invokeHostFunctionResourceLimitExceeded: "Contracts of the host's tests reach it.",
  invokeHostFunctionInsufficientRefundableFee: unmetered,
  extendFootprintTtlResourceLimitExceeded: unmetered,
  extendFootprintTtlInsufficientRefundableFee: unmetered,
  restoreFootprintInsufficientRefundableFee: unmetered,
}

/** All result codes of transactions and operations in the SDK's XDR. */
const enums = xdr as unknown as Record<string, { schema: { nameByValue: Map<number, string> } }>
const codes = Object.entries(enums)
  .filter(([name]) => name.endsWith("ResultCode"))
  .flatMap(([, { schema }]) => [...schema.nameByValue.values()])
const plain = (name: string) => name.replace(/ \(.*/, "")

describe("the network returns the code", () => {
  test.each(Object.keys(cases))("%s", (name) => {
    expect(cases[name]!(createWorld())).toBe(plain(name))
  })
})

test("each result code of the protocol has a test, or a reason why nothing reaches it", () => {
  const tested = new Set(Object.keys(cases).map(plain))
  expect(codes.length).toBeGreaterThan(200)
  expect(codes.filter((code) => tested.has(code) === code in unreachable)).toEqual([])
  expect([...tested, ...Object.keys(unreachable)].filter((code) => !codes.includes(code))).toEqual(
    [],
  )
})
