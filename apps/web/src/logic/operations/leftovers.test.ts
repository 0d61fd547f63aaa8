import { afterEach, describe, expect, it, vi } from "vitest"
import { type Leftovers, readLeftovers, removalsOf } from "./leftovers.js"
import { readOperation } from "./operation.js"

const [own, issuer, destination] = [
  "GBXFUXVL33XWO5QYZB3IAPHIIOYVUWHMYHTXHV3NMK7WPYP4ZYCP7LXX",
  "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4",
  "GCEEXCCX6TVKCYJ4MFIE3M2NJPVPGRSRPIHDDXR43XKNTNBADWOQWDYC",
]
const usd = `USD:${issuer}`

const none: Leftovers = {
  offers: [],
  lines: [],
  data: [],
  pools: 0,
  frozen: [],
  sponsoring: 0,
  isImmutable: false,
}

afterEach(() => vi.unstubAllGlobals())

/** A Horizon with an account, and its offers in pages of ten. */
function serve(account: object, offers: number): void {
  const record = (at: number) => ({
    id: String(at + 1),
    paging_token: String(at + 1),
    selling: { asset_type: "native" },
    buying: { asset_type: "credit_alphanum4", asset_code: "USD", asset_issuer: issuer },
    amount: "5.0000000",
    price: "0.1250000",
  })
  vi.stubGlobal("fetch", async (url: string | URL) => {
    const { pathname, searchParams } = new URL(String(url))
    if (!pathname.endsWith("/offers")) return Response.json(account)
    const from = Number(searchParams.get("cursor") ?? 0)
    const count = Math.min(10, offers - from)
    const records = Array.from({ length: count }, (_, at) => record(from + at))
    return Response.json({ _embedded: { records } })
  })
}

const line = { asset_code: "USD", asset_issuer: issuer, limit: "10.0000000" }

describe("readLeftovers", () => {
  it("reads all offers, trust lines, data, and what must be removed by hand", async () => {
    serve(
      {
        sequence: "7",
        subentry_count: 15,
        num_sponsoring: 2,
        thresholds: {},
        flags: { auth_immutable: true },
        signers: [{ key: own, weight: 1 }],
        data: { list: "YQ==" },
        balances: [
          { asset_type: "credit_alphanum4", balance: "1.2340000", is_authorized: false, ...line },
          {
            asset_type: "liquidity_pool_shares",
            liquidity_pool_id: "ab".repeat(32),
            balance: "1.0000000",
            limit: "2.0000000",
          },
          { asset_type: "native", balance: "100.0000000" },
        ],
      },
      12,
    )
    const found = await readLeftovers("https://horizon.example", own, new AbortController().signal)
    expect(found).toMatchObject({
      lines: [{ asset: usd, balance: 12_340_000n }],
      data: ["list"],
      pools: 1,
      frozen: [usd],
      sponsoring: 2,
      isImmutable: true,
    })
    expect(found?.offers).toHaveLength(12)
  })
})

describe("removalsOf", () => {
  it("has nothing to remove from a plain account", () => {
    expect(removalsOf(none, destination)).toEqual([])
  })

  it("removes offers, then balances and their lines, then data, as complete operations", () => {
    const native = { id: "native", code: "XLM" }
    const offer = { id: "5", selling: native, buying: { id: usd, code: "USD" } }
    const removals = removalsOf(
      {
        ...none,
        offers: [{ ...offer, amount: "5", price: "1.234", ratio: "617/500", changedAt: undefined }],
        lines: [
          { asset: usd, balance: 12_340_000n },
          { asset: `EUR:${issuer}`, balance: 0n },
        ],
        data: ["list"],
      },
      destination,
    )
    expect(removals.map(({ type }) => type)).toEqual([
      "manageSellOffer",
      "payment",
      "changeTrust",
      "changeTrust",
      "manageData",
    ])
    const read = removals.map(readOperation)
    expect(read.every((one) => "json" in one)).toBe(true)
    expect(read[0]).toMatchObject({ json: { manage_sell_offer: { amount: "0", offer_id: "5" } } })
    expect(read[1]).toMatchObject({ json: { payment: { destination, amount: "12340000" } } })
    expect(read[2]).toMatchObject({ json: { change_trust: { limit: "0" } } })
    expect(read[4]).toMatchObject({ json: { manage_data: { data_value: null } } })
  })
})
