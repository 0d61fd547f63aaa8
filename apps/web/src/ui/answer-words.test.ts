import { expect, test } from "vitest"
import type { Answer } from "../logic/stellar/results.js"
import { answerWords } from "./answer-words.js"

test.each<[Answer, title: string, ...details: string[]]>([
  [{ outcome: "applied" }, "Confirmed"],
  [{ outcome: "applied", ledger: 123_456 }, "Confirmed in ledger 123456"],
  [
    { outcome: "refused", codes: ["tx_failed", "op_success", "op_no_destination"] },
    "The network rejected it",
    "The destination account doesn’t exist on this network.",
  ],
  [
    { outcome: "refused", codes: ["tx_new_rule"] },
    "The network rejected it",
    "The network returned tx_new_rule.",
  ],
  [
    { outcome: "refused", codes: [], reason: { problem: "status", status: 500 } },
    "The network rejected it",
    "Horizon returned status 500.",
  ],
  [
    { outcome: "refused", codes: [], reason: { problem: "contractFailed" } },
    "The network rejected it",
    "The contract failed. You paid the fee; nothing else changed.",
  ],
  [{ outcome: "refused", codes: [], reason: { quote: "No." } }, "The network rejected it", "No."],
  [
    { outcome: "unknown", again: true },
    "No answer yet",
    "The network may still apply it until it expires. Sending the same envelope again is safe: it can be applied only once.",
  ],
  [
    { outcome: "unknown", again: false },
    "No answer yet",
    "The network may still apply it until it expires. Check your balance before you start another.",
  ],
])("says the network's answer in words: %j", (answer, title, ...details) => {
  expect(answerWords(answer)).toEqual({ title, details })
})
