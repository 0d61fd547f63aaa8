import { afterEach, expect, test, vi } from "vitest"
import type { Answer } from "../logic/stellar/results.js"
import { answerWords } from "./answer-words.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<[Answer, title: string, ...details: string[]]>([
  [{ outcome: "applied" }, "Confirmed"],
  [{ outcome: "applied", ledger: 123_456 }, "Confirmed in ledger 123456"],
  [
    { outcome: "refused", codes: ["txFAILED", "PAYMENT_NO_DESTINATION"] },
    "The network rejected it",
    "The destination account doesn’t exist on this network.",
    "Create the account first, with a starting balance.",
  ],
  [
    { outcome: "refused", codes: ["txFAILED", "PAYMENT_SRC_NO_TRUST"] },
    "The network rejected it",
    "The account has no trust line for this asset.",
    "Add a trust line for the asset first.",
  ],
  [
    { outcome: "refused", codes: ["txFAILED", "opNO_ACCOUNT"] },
    "The network rejected it",
    "An operation’s source account doesn’t exist on this network.",
    "Create the account first, with a starting balance.",
  ],
  [
    { outcome: "refused", codes: ["txFAILED", "INVOKE_HOST_FUNCTION_ENTRY_ARCHIVED"] },
    "The network rejected it",
    "The contract call needs archived data.",
    "Restore it first.",
  ],
  [
    { outcome: "refused", codes: ["txINSUFFICIENT_FEE"] },
    "The network rejected it",
    "The network currently requires a higher fee.",
    "Offer a higher fee.",
  ],
  [
    { outcome: "refused", codes: ["txFAILED"] },
    "The network rejected it",
    "One of its operations failed.",
  ],
  [
    { outcome: "refused", codes: ["txNEW_RULE"] },
    "The network rejected it",
    "The network returned txNEW_RULE.",
  ],
  [
    { outcome: "refused", codes: [] },
    "The network rejected it",
    "Another transaction came first, or it expired. Build it again.",
  ],
  [
    { outcome: "unknown" },
    "No answer yet",
    "It may still be applied until it expires. Sending it again is safe: it can be applied only once.",
  ],
])("says the network's answer in words: %j", (answer, title, ...details) => {
  expect(answerWords(answer)).toEqual({ title, details })
})

test("says that the visitor is offline, and that the transaction is kept", () => {
  vi.stubGlobal("navigator", { onLine: false })
  expect(answerWords({ outcome: "unknown" })).toEqual({
    title: "You are offline",
    details: ["It is kept here. Send it when you are back."],
  })
})
