import { expect, test } from "vitest"
import { paymentTotals } from "./payment-totals.js"
import type { DescribedOperation } from "./types.js"
import { sentence } from "./values.js"

const ofType = (
  type: string,
  name: string,
  value: string,
  issuer?: string,
): DescribedOperation => ({
  type,
  sentence: sentence("opPayment", {
    [name]: { type: "amount", value, asset: { code: "XLM", ...(issuer && { issuer }) } },
  }),
  details: [],
  warnings: [],
  authorizations: [],
})

test("adds exactly what payments take, by asset", () => {
  const operations = [
    ofType("payment", "amount", "922337203685.4775807"),
    ofType("createAccount", "amount", "0.0000001"),
    ofType("pathPaymentStrictReceive", "most", "2"),
    ofType("payment", "amount", "1.5", "GISSUER"),
    ofType("manageSellOffer", "amount", "9"),
    ofType("constructor", "amount", "9"),
  ]
  expect(paymentTotals(operations)).toEqual([
    { type: "amount", value: "922337203687.4775808", asset: { code: "XLM" } },
    { type: "amount", value: "1.5", asset: { code: "XLM", issuer: "GISSUER" } },
  ])
})
