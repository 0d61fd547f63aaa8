import { expect, test } from "vitest"
import { ProblemError } from "../../logic/problem.js"
import { NetworkError } from "../../logic/stellar/network-error.js"
import { amountReason, obstacleReason, paymentReason } from "./payment-reason.js"

test("says what is wrong with the amount of a payment", () => {
  expect(amountReason({ problem: "newNeedsXlm" })).toBe("A new account must be created with XLM.")
  expect(amountReason({ problem: "newNeedsAtLeast", least: 10_000_000n })).toBe(
    "A new account needs at least 1 XLM.",
  )
  expect(amountReason({ problem: "none" })).toBe("Your account has none of this asset to send.")
  expect(amountReason({ problem: "atMost", most: 12_345_000_000n })).toBe(
    "You can send at most 1,234.5.",
  )
  expect(amountReason({ problem: "zero" })).toBe("The amount must be more than zero.")
})

test("says what the receiver of a payment can't take", () => {
  const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  const asset = `USD:${account}`
  expect(obstacleReason({ kind: "untrusted", account, asset })).toMatch(
    /^This account has no trust line for USD of GBXF/,
  )
  expect(obstacleReason({ kind: "unauthorized", account, asset })).toMatch(
    /^The issuer of USD of GBXF.* doesn’t let this account/,
  )
  expect(obstacleReason({ kind: "full", account, asset, room: 15_000_000n })).toBe(
    "This account can receive at most 1.5 more.",
  )
  expect(obstacleReason({ kind: "memo", account })).toMatch(/asks for a memo/)
})

test("says why a transaction could not be built", () => {
  expect(paymentReason(new ProblemError({ problem: "inactive" }))).toBe(
    "The source account isn’t active on this network yet. Fund it first.",
  )
  expect(paymentReason(new ProblemError({ problem: "amount", found: { problem: "none" } }))).toBe(
    "Your account has none of this asset to send.",
  )
  expect(paymentReason(new NetworkError({ problem: "noHorizon" }))).toBe("Can’t reach Horizon.")
})
