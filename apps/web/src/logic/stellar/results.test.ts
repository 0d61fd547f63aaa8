import { expect, test } from "vitest"
import { type Answer, readSavedAnswer } from "./results.js"

test.each<Answer>([
  { outcome: "applied", ledger: 42, hash: "ab" },
  { outcome: "refused", codes: ["txFAILED", "PAYMENT_NO_TRUST"] },
  { outcome: "refused", codes: [], hash: "ab" },
  { outcome: "unknown" },
])("reads a saved answer again: %j", (answer) => {
  expect(readSavedAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})

test.each([
  null,
  "applied",
  { outcome: "lost" },
  { outcome: "refused" },
  { outcome: "refused", codes: [1] },
])("skips a saved answer of the wrong shape: %j", (value) =>
  expect(readSavedAnswer(value)).toBeUndefined(),
)
