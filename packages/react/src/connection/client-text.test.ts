import { toWalletError, WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { addedClientText } from "./client-text.js"

const wallet = "Freighter"

test.each([
  ["Freighter was switched off or updated. Reload this page.", "pageStaleText", ""],
  ["Freighter was switched off or updated.", "pageStaleText", ""],
  ["Open Freighter again.", "pageStaleText", "Open Freighter again."],
  ["The request was declined in Freighter.", "rejectedText", ""],
  [
    "The request was declined in Freighter. It could not read it.",
    "rejectedText",
    "It could not read it.",
  ],
  [
    "The request was declined in Freighter, or its window was closed. It closes by itself.",
    "rejectedText",
    "It closes by itself.",
  ],
] as const)("keeps from %j what %s lacks", (message, sentence, shown) => {
  expect(addedClientText(new WalletError("rejected", message), sentence, { wallet })).toBe(shown)
})

test("omits the wallet's own text for a rejection", () => {
  const error = toWalletError({ code: -4, message: "The user rejected this request." })
  expect(addedClientText(error, "rejectedText", { wallet })).toBe("")
})
