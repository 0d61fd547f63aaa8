import { expect, test } from "vitest"
import { abortError, WalletError } from "./errors.js"
import { toWalletError } from "./parse-error.js"
import { inEnglish, reason } from "./reason.js"
import { reasonOf } from "./reason-of.js"

const wallet = "Test Wallet"
const nested = reason("transportWindow", "window")

test("a reason in English has its values in place, nested reasons and quotations too", () => {
  const full = reason("example", "{wallet} said {words} in its {where} after {count} tries.", {
    wallet,
    words: { quote: "{wallet} $& no" },
    where: nested,
    count: 2,
  })
  expect(inEnglish(full)).toBe("Test Wallet said {wallet} $& no in its window after 2 tries.")
})

test("TypeScript refuses a reason without one of its values", () => {
  // @ts-expect-error: {wallet} has no value.
  expect(reason("example", "{wallet} is busy.").values).toBeUndefined()
  // @ts-expect-error: {wallet} has no value.
  expect(reason("example", "{wallet} is {state}.", { state: "busy" }).key).toBe("example")
  // @ts-expect-error: there is no {name}.
  expect(reason("example", "It is busy.", { name: "x" }).key).toBe("example")
})

test("an error has its reason, and the reason's English as its message", () => {
  const busy = reason("example", "{wallet} is busy.", { wallet })
  const error = new WalletError("internal", busy)
  expect(error.message).toBe("Test Wallet is busy.")
  expect(error.reason).toBe(busy)
  expect(reasonOf(error)).toBe(busy)
})

test("an error with somebody else's words has no reason, and quotes them", () => {
  const error = new WalletError("external", "{oops}")
  expect(error.message).toBe("{oops}")
  expect(error.reason).toBeUndefined()
  expect(reasonOf(error)).toEqual({ quote: "{oops}" })
})

test("an error keeps its reason when the kit adds the wallet's id", () => {
  const busy = reason("example", "{wallet} is busy.", { wallet })
  const error = toWalletError(new WalletError("internal", busy), "test")
  expect(error).toMatchObject({ walletId: "test", message: "Test Wallet is busy.", reason: busy })
})

test("a sentence with too long a quotation is truncated, and becomes a quotation", () => {
  const long = reason("example", "It failed ({reason}).", { reason: { quote: "x".repeat(2_000) } })
  const error = toWalletError(new WalletError("internal", long), "test")
  expect(error.message).toHaveLength(1_000)
  expect(error.reason).toBeUndefined()
})

test("a wallet's failure without words gets a reason, and its own words none", () => {
  expect(toWalletError({}).reason).toEqual(reason("unhandled", "Unhandled error from the wallet"))
  expect(toWalletError({ message: "Unhandled error from the wallet" }).reason).toBeUndefined()
})

test("a canceled call has a reason, unless the caller gives one", () => {
  expect(abortError(undefined).reason?.key).toBe("canceled")
  expect(abortError(undefined, nested).reason).toBe(nested)
})
