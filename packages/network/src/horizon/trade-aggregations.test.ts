import { Asset, Operation } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { createNetwork, type Network } from "../network.js"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A network where dollars were sold: 4 for 2 lumens each and 1 for 3 at once, then 2 for 1.5 each two minutes later. */
function traded() {
  const network = createNetwork({ seed: "1" })
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  const usd = new Asset("USD", bob.publicKey())
  network.fund(alice)
  network.fund(bob)
  network.trust(alice, usd)
  // The first trades stand at the start of an hour.
  network.advance(3600 - (timeOf(network) % HOUR) / 1000)
  const first = timeOf(network)
  const sell = (amount: string, price: string) => {
    const offer = { selling: usd, buying: Asset.native(), amount, price }
    network.send(bob, Operation.manageSellOffer(offer))
    const bid = { selling: Asset.native(), buying: usd, buyAmount: amount, price }
    network.send(alice, Operation.manageBuyOffer(bid))
  }
  sell("4", "2")
  sell("1", "3")
  network.advance(120)
  sell("2", "1.5")
  return { network, usd, first }
}

function timeOf({ ledger }: Network): number {
  return Number(ledger.latest().header.scpValue.closeTime) * 1000
}

async function ask(network: Network, base: Asset, counter: Asset, search: string) {
  const pair = { ...named("base", base), ...named("counter", counter) }
  const query = new URLSearchParams({ ...pair, ...Object.fromEntries(new URLSearchParams(search)) })
  return read(network, `${network.horizonUrl}/trade_aggregations?${query}`)
}

function named(name: string, asset: Asset): Record<string, string> {
  if (asset.isNative()) return { [`${name}_asset_type`]: "native" }
  return {
    [`${name}_asset_type`]: "credit_alphanum4",
    [`${name}_asset_code`]: asset.getCode(),
    [`${name}_asset_issuer`]: asset.getIssuer()!,
  }
}

async function read(network: Network, url: string) {
  const body = await (await network.fetch(url)).json()
  return { ...body, records: body._embedded?.records }
}

describe("the trades of a pair", () => {
  test("are summed per segment, with the first, last, highest, lowest, and average price", async () => {
    const { network, usd, first } = traded()
    const { records } = await ask(network, usd, Asset.native(), `resolution=${HOUR}`)
    expect(records).toEqual([
      {
        timestamp: String(first),
        trade_count: "3",
        base_volume: "7.0000000",
        counter_volume: "14.0000000",
        avg: "2.0000000",
        ...{ high: "3.0000000", high_r: { n: "3", d: "1" } },
        ...{ low: "1.5000000", low_r: { n: "3", d: "2" } },
        ...{ open: "2.0000000", open_r: { n: "2", d: "1" } },
        ...{ close: "1.5000000", close_r: { n: "3", d: "2" } },
      },
    ])
  })

  test("are seen from the other asset if that is the base", async () => {
    const { network, usd } = traded()
    const { records } = await ask(network, Asset.native(), usd, `resolution=${HOUR}`)
    expect(records).toMatchObject([
      {
        base_volume: "14.0000000",
        counter_volume: "7.0000000",
        avg: "0.5000000",
        ...{ high_r: { n: "2", d: "3" }, low_r: { n: "1", d: "3" } },
        ...{ open_r: { n: "1", d: "2" }, close_r: { n: "2", d: "3" } },
      },
    ])
  })

  test.each(["asc", "desc"])("come in pages that the links lead through: %s", async (order) => {
    const { network, usd, first } = traded()
    const search = `resolution=${MINUTE}&limit=1&order=${order}`
    const pages = [await ask(network, usd, Asset.native(), search)]
    while (pages.at(-1)!.records.length > 0 && pages.length < 5)
      pages.push(await read(network, pages.at(-1)!._links.next.href))
    const times = pages.flatMap(({ records }) => records.map(({ timestamp }: Times) => timestamp))
    const expected = [String(first), String(first + 2 * MINUTE)]
    expect(times).toEqual(order === "asc" ? expected : expected.toReversed())
  })

  test("count only in whole segments between the times of a request", async () => {
    const { network, usd, first } = traded()
    const counted = async (start: number, end: number) => {
      const search = `resolution=${MINUTE}&start_time=${start}&end_time=${end}`
      const { records } = await ask(network, usd, Asset.native(), search)
      return records.map(({ trade_count: count }: { trade_count: string }) => count)
    }
    expect(await counted(first, first + 3 * MINUTE)).toEqual(["2", "1"])
    expect(await counted(first + 1, first + 3 * MINUTE)).toEqual(["1"])
    expect(await counted(first, first + 3 * MINUTE - 1)).toEqual(["2"])
  })

  test("stand in segments that an offset moves", async () => {
    const { network, usd, first } = traded()
    const day = 24 * HOUR
    const offset = (((first / HOUR) % 24) + 23) % 24
    const search = `resolution=${day}&offset=${offset * HOUR}`
    const { records } = await ask(network, usd, Asset.native(), search)
    expect(records).toMatchObject([{ timestamp: String(first - HOUR), trade_count: "3" }])
  })
})

interface Times {
  readonly timestamp: string
}

test.each([
  ["resolution", "resolution=120000"],
  ["offset", `resolution=${24 * HOUR}&offset=${MINUTE}`],
  ["offset", `resolution=${MINUTE}&offset=${HOUR}`],
  ["end_time", `resolution=${HOUR}&start_time=${2 * HOUR}&end_time=${HOUR}`],
  ["start_time", `resolution=${HOUR}&start_time=soon`],
])("names the invalid %s of trade aggregations: %s", async (field, search) => {
  const { network, usd } = traded()
  const body = await ask(network, usd, Asset.native(), search)
  expect(body).toMatchObject({ status: 400, extras: { invalid_field: field } })
})

test("names the asset that a request for trade aggregations lacks", async () => {
  const { network } = traded()
  const search = `base_asset_type=native&resolution=${HOUR}`
  const body = await read(network, `${network.horizonUrl}/trade_aggregations?${search}`)
  expect(body).toMatchObject({ status: 400, extras: { invalid_field: "counter_asset_type" } })
})
