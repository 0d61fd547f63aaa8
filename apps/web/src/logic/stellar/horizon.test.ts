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
  test("reads the sequence number, the signers, and the thresholds", () => {
    const account = toAccount({
      sequence: "4294967297",
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
      signers: [{ address: issuer, weight: 2 }],
      thresholds: { low: 1, medium: 2, high: 0 },
    })
  })

  test.each([null, "x", {}, { sequence: 1 }])("returns undefined for %j", (json) => {
    expect(toAccount(json)).toBeUndefined()
  })

  test.each(["9".repeat(100_000), "-1", "1e3", "", "1.5"])(
    "refuses a sequence that no account can have",
    (sequence) => {
      expect(toAccount({ sequence })).toBeUndefined()
    },
  )
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
