import { expect, test } from "vitest"
import { readReplacements } from "./replacement.js"

test("reads the example of SEP-7, in which one account fills two fields [UR4]", () => {
  const text =
    "sourceAccount:X,operations[0].sourceAccount:Y,operations[1].destination:Y;X:account from where you want to pay fees,Y:account that needs the trustline and which will receive the new tokens"
  expect(readReplacements(text)).toEqual([
    { id: "X", hint: "account from where you want to pay fees", fields: ["sourceAccount"] },
    {
      id: "Y",
      hint: "account that needs the trustline and which will receive the new tokens",
      fields: ["operations[0].sourceAccount", "operations[1].destination"],
    },
  ])
})

test("keeps commas, colons and semicolons in explanations [UR4]", () => {
  expect(readReplacements("seqNum:N;N:the next one, or later: as you like; ask")).toEqual([
    { id: "N", hint: "the next one, or later: as you like; ask", fields: ["seqNum"] },
  ])
})

test.each([
  "",
  "sourceAccount:X",
  "sourceAccount;X:who",
  "sourceAccount:X;Y:who",
  "sourceAccount:X;X:who,Y:else",
  "sourceAccount:X,seqNum:Y;X:who",
  "sourceAccount:X;X:who,X:again",
  "sourceAccount:X,sourceAccount:Y;X:who,Y:else",
  "sourceAccount:X;X:",
  ":X;X:who",
])("refuses a list whose fields and explanations don't match: %s [UR4]", (text) => {
  expect(readReplacements(text)).toBeUndefined()
})
