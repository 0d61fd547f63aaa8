import { describe, expect, test } from "vitest"
import { toAccount } from "./horizon.js"

const issuer = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

describe("toAccount", () => {
  test("reads balances with XLM first, the amount held, signers, and thresholds", () => {
    const account = toAccount({
      sequence: "4294967297",
      subentry_count: 3,
      num_sponsoring: 1,
      num_sponsored: 2,
      balances: [
        {
          asset_type: "credit_alphanum4",
          asset_code: "USD",
          asset_issuer: issuer,
          balance: "2.5000000",
        },
        { asset_type: "native", balance: "100.0000000", selling_liabilities: "1.5000000" },
        { asset_type: "liquidity_pool_shares", liquidity_pool_id: "ab", balance: "9.0000000" },
      ],
      signers: [
        { type: "ed25519_public_key", key: issuer, weight: 2 },
        { type: "ed25519_public_key", key: "<b>", weight: 1 },
        { type: "sha256_hash", key: "XAB", weight: 1 },
        null,
      ],
      thresholds: { low_threshold: 1, med_threshold: 2, high_threshold: "3" },
    })
    expect(account).toEqual({
      sequence: "4294967297",
      balances: [
        { asset: "native", code: "XLM", balance: "100.0000000" },
        { asset: `USD:${issuer}`, code: "USD", issuer, balance: "2.5000000" },
      ],
      held: 35_000_000n,
      signers: [{ address: issuer, weight: 2 }],
      thresholds: { low: 1, medium: 2, high: 0 },
    })
  })

  test.each([null, "x", {}, { sequence: 1, balances: [] }, { sequence: "1" }])(
    "returns undefined for %j",
    (json) => {
      expect(toAccount(json)).toBeUndefined()
    },
  )

  test("skips entries of an unknown shape", () => {
    const balances = [null, 3, { asset_type: "native", balance: "<b>" }]
    expect(toAccount({ sequence: "1", balances })).toMatchObject({ balances: [] })
  })
})
