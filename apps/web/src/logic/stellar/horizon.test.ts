import { afterEach, describe, expect, test, vi } from "vitest"
import { fundIfMissing } from "../account/fund-if-missing.js"
import { readAccount, toAccount } from "./horizon.js"

afterEach(() => vi.unstubAllGlobals())

const notFound = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }

function answer(body: string | object, status: number): void {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(text, { status })),
  )
}

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
      reserves: 4n,
      inOffers: 15_000_000n,
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

  test.each([{ num_sponsored: 1e15 }, { subentry_count: 2 ** 40 }, { num_sponsoring: 2 ** 40 }])(
    "refuses counts that no account can have: %j",
    (counts) => {
      expect(toAccount({ sequence: "1", balances: [], ...counts })).toBeUndefined()
    },
  )

  test.each(["9".repeat(100_000), "-1", "1e3", "", "1.5"])(
    "refuses a sequence that no account can have",
    (sequence) => {
      expect(toAccount({ sequence, balances: [] })).toBeUndefined()
    },
  )

  test("skips an asset whose issuer is no account, or whose code or balance is no code or balance", () => {
    const usd = {
      asset_type: "credit_alphanum4",
      asset_code: "USD",
      asset_issuer: issuer,
      balance: "1.0000000",
    }
    const wrong = [
      { asset_issuer: "G\u202eEVIL" },
      { asset_issuer: issuer.slice(0, -1) },
      { asset_issuer: `${issuer} ${issuer}` },
      { asset_issuer: "x".repeat(100_000) },
      { asset_code: "U\u200bSD" },
      { asset_code: "A".repeat(13) },
      { asset_code: "" },
      { balance: "9".repeat(100_000) },
    ].map((change) => ({ ...usd, ...change }))
    const read = toAccount({ sequence: "1", balances: [...wrong, usd] })
    expect(read?.balances).toHaveLength(1)
  })

  test("skips entries of an unknown shape", () => {
    const balances = [null, 3, { asset_type: "native", balance: "<b>" }]
    expect(toAccount({ sequence: "1", balances })).toMatchObject({ balances: [] })
  })
})

describe("an account that does not exist", () => {
  const network = { horizonUrl: "https://horizon.example", friendbotUrl: "https://bot.example" }

  test("is what Horizon's own document says", async () => {
    answer(notFound, 404)
    expect(await readAccount(network.horizonUrl, issuer)).toBeNull()
  })

  test.each([
    ["nothing", ""],
    ["a page", "<!doctype html>"],
    ["another document", { message: "no route" }],
    ["the document of another problem", { ...notFound, type: "about:blank" }],
  ])("isn’t what any other 404 says: %s", async (_, body) => {
    answer(body, 404)
    await expect(readAccount(network.horizonUrl, issuer)).rejects.toMatchObject({
      found: { problem: "noAccount", status: 404 },
    })
  })

  test.each([
    ["funded", 200, {}],
    ["exists", 400, { detail: "account already funded to starting balance" }],
    ["failed", 503, "busy"],
  ])("is funded by the faucet, which answers as %s", async (outcome, status, body) => {
    const called: string[] = []
    vi.stubGlobal("fetch", async (url: string | URL) => {
      called.push(String(url))
      return String(url).startsWith(network.horizonUrl)
        ? Response.json(notFound, { status: 404 })
        : Response.json(body, { status })
    })
    const funding = fundIfMissing(network as never, issuer)
    if (outcome === "failed") await expect(funding).rejects.toThrow("faucetRefused")
    else await funding
    expect(called).toHaveLength(2)
  })
})
