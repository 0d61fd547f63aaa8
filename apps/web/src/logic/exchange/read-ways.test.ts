import { createNetwork, type Network } from "@alidade/network"
import { Asset, Operation } from "@stellar/stellar-sdk/base"
import { beforeEach, expect, test, vi } from "vitest"
import { type Exchange, readWays } from "./read-ways.js"
import { limitOf, worseBy } from "./swap.js"

let network: Network
const { signal } = new AbortController()

beforeEach(() => {
  network = createNetwork({ seed: "ways" })
  network.fund(network.keypair("issuer"))
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) =>
    network.fetch(String(url), init),
  )
  return () => vi.unstubAllGlobals()
})

/** Sells dollars for 8 XLM, and for a longer-named asset that costs 10 XLM. */
function openMarket(): { usd: string; eurocoin: string } {
  const issuer = network.keypair("issuer")
  const [usd, eurocoin] = ["USD", "EUROCOIN"].map((code) => new Asset(code, issuer.publicKey()))
  const sell = (selling: Asset, buying: Asset, price: string) =>
    Operation.manageSellOffer({ selling, buying, price, amount: "1000" })
  network.send(
    issuer,
    sell(usd!, Asset.native(), "8"),
    sell(usd!, eurocoin!, "0.9"),
    sell(eurocoin!, Asset.native(), "10"),
  )
  return { usd: `USD:${issuer.publicKey()}`, eurocoin: `EUROCOIN:${issuer.publicKey()}` }
}

const read = (exchange: Exchange) => readWays(network.horizonUrl, exchange, signal)

test("finds the ways of an exact amount to give, the best first", async () => {
  const { usd, eurocoin } = openMarket()
  const exchange = { give: "native", get: usd, exact: "give", units: 720_000_000n } as const
  expect(await read(exchange)).toEqual([
    { path: [], sent: 720_000_000n, received: 90_000_000n },
    { path: [eurocoin], sent: 720_000_000n, received: 80_000_000n },
  ])
})

test("finds what an exact amount costs, also from another asset than XLM", async () => {
  const { usd, eurocoin } = openMarket()
  const exchange = { give: eurocoin, get: usd, exact: "get", units: 10_000_000n } as const
  expect(await read(exchange)).toEqual([{ path: [], sent: 9_000_000n, received: 10_000_000n }])
  expect(await read({ ...exchange, units: 10n ** 12n })).toEqual([])
})

test("leaves out what is no way, or has another amount than was asked for", async () => {
  const record = (fields: object) => ({
    source_amount: "1.0000000",
    destination_amount: "2.0000000",
    path: [],
    ...fields,
  })
  const records = [
    record({}),
    record({ source_amount: "3.0000000" }),
    record({ destination_amount: "-1" }),
    record({ path: [{ asset_type: "credit_alphanum4" }] }),
    "none",
  ]
  vi.stubGlobal("fetch", async () => Response.json({ _embedded: { records } }))
  const exchange = { give: "native", get: "native", exact: "give", units: 10_000_000n } as const
  expect(await read(exchange)).toEqual([{ path: [], sent: 10_000_000n, received: 20_000_000n }])
})

test("rejects an answer that is no list", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }))
  await expect(
    read({ give: "native", get: "native", exact: "give", units: 1n }),
  ).rejects.toMatchObject({ found: { problem: "noList", status: 503 } })
})

test("allows one percent less or more by default, in whole stroops", () => {
  const way = { path: [], sent: 101n, received: 101n }
  expect(limitOf(way, "give")).toBe(99n)
  expect(limitOf(way, "get")).toBe(103n)
  expect(worseBy(99n, 100n, "give")).toBe(1)
  expect(worseBy(101n, 100n, "get")).toBe(1)
  expect(worseBy(101n, 100n, "give")).toBe(-1)
})
