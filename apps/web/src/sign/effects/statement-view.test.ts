import type { Value } from "@alidade/core/describe"
import { createElement } from "react"
import { expect, test } from "vitest"
import {
  amount,
  number,
  type Statement,
  type StatementName,
  type StatementValues,
  statement,
} from "../../logic/effects/statement.js"
import { say } from "../../texts/en/effects.js"
import { drawn } from "./drawn.js"
import { StatementView } from "./statement-view.js"

/** Every statement, with its values as the placeholders of a text. */
type Stated = {
  [Name in StatementName]: { problem: Name } & Record<StatementValues[Name], never>
}[StatementName]

test("has a text with the same values for each statement", () => {
  const textOf: (stated: Stated) => string = say.problem
  expect(textOf({ problem: "noLimit" })).toBe("No limit")
})

const five = amount(50_000_000n, { code: "XLM" })
const asset: Value = { type: "asset", asset: { code: "USD" } }
const signer: Value = { type: "code", value: "GABC" }
const tooLittle = statement("tooLittle", {
  available: five,
  needed: amount(60_000_000n, { code: "XLM" }),
})

test.each<[Statement, words: string]>([
  [statement("nobodySigns"), "Nobody will be able to sign for the account: it is locked for good."],
  [statement("noPayments"), "All signers together can’t make payments any more."],
  [statement("noNewSigners"), "All signers together can’t change the signers any more."],
  [
    statement("notMergeable"),
    "An account with trust lines, offers, data, or sponsored entries can’t be merged.",
  ],
  [statement("noTrustLineFor", { asset }), "There is no trust line for USD."],
  [
    statement("mayFail", { reason: tooLittle }),
    "It may fail. Only 5 XLM is available for the 6 XLM it needs.",
  ],
  [
    statement("accountCloses", { amount: five, destination: signer }),
    "The account closes and nothing stays in it: 5 XLM go to GABC.",
  ],
  [
    statement("newSigner", { signer, weight: number(255) }),
    "New signer: GABC, with a weight of 255.",
  ],
  [statement("rulesAlone", { signer }), "GABC alone can sign, and change who else can."],
  [
    statement("letsSpend", { spender: signer, amount: five }),
    "This lets GABC spend up to 5 XLM of this account.",
  ],
  [
    statement("eventsUnread", { count: 1 }),
    "1 event of this call couldn’t be read, so the call may change more than is shown.",
  ],
  [
    statement("alsoTakesFor", { amount: five, to: signer }),
    "The call is not what it says. It would also take 5 XLM from this account, for GABC.",
  ],
  [statement("feeTooLow", { amount: five }), "The fee is too low: the call costs at least 5 XLM."],
  [statement("lowFee", { amount: five }), "its fee is below the network’s minimum of 5 XLM."],
])("says %j in words", (said, words) => {
  expect(drawn(createElement(StatementView, { said }))).toBe(words)
})
