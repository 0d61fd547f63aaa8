import { createNetwork, type Network } from "@alidade/network"
import { Asset, Claimant, Operation } from "@stellar/stellar-sdk/base"
import { beforeEach, expect, test, vi } from "vitest"
import { countClaimables, readClaimables, toClaimable } from "./claimable.js"
import { PAGE_SIZE } from "./list-page.js"
import { readOffers, toOffer } from "./offers.js"

let network: Network
let asked: string[]
const { signal } = new AbortController()

beforeEach(() => {
  network = createNetwork({ seed: "lists" })
  for (const name of ["alice", "shop"]) network.fund(network.keypair(name))
  asked = []
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) => {
    asked.push(String(url))
    return network.fetch(String(url), init)
  })
  return () => vi.unstubAllGlobals()
})

const address = (name: string) => network.keypair(name).publicKey()

function deposit(amount: string, predicate = Claimant.predicateUnconditional()) {
  const claimants = [new Claimant(address("alice"), predicate)]
  return Operation.createClaimableBalance({ asset: Asset.native(), amount, claimants })
}

test("reads a claimable balance with who made it, and until when", async () => {
  network.send(
    network.keypair("shop"),
    deposit("15", Claimant.predicateBeforeAbsoluteTime("2000000000")),
  )
  const { items, next } = await readClaimables(
    network.horizonUrl,
    address("alice"),
    undefined,
    signal,
  )
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^0{8}[0-9a-f]{64}$/),
      asset: { id: "native", code: "XLM" },
      amount: "15",
      from: address("shop"),
      windows: [{ from: -Infinity, until: 2_000_000_000 }],
      clawback: false,
    },
  ])
  expect(next).toBeUndefined()
})

test("says nothing about who made a balance if the network no longer knows", async () => {
  network.send(network.keypair("shop"), deposit("15"))
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) =>
    String(url).includes("/operations?")
      ? Response.json({ status: 410 }, { status: 410 })
      : network.fetch(String(url), init),
  )
  const { items } = await readClaimables(network.horizonUrl, address("alice"), undefined, signal)
  expect(items).toMatchObject([{ amount: "15", from: undefined }])
})

test("reads the lists page by page, each record once", async () => {
  const offers = Array.from({ length: PAGE_SIZE + 2 }, (_, at) =>
    Operation.manageSellOffer({
      selling: Asset.native(),
      buying: new Asset("USDC", address("shop")),
      amount: "4",
      price: `${at + 1}.5`,
      source: address("shop"),
    }),
  )
  for (const offer of offers) network.send(network.keypair("shop"), offer)
  const first = await readOffers(network.horizonUrl, address("shop"), undefined, signal)
  const second = await readOffers(network.horizonUrl, address("shop"), first.next, signal)
  expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 2, undefined])
  const prices = [...first.items, ...second.items].map(({ price }) => price)
  expect(prices).toEqual(offers.map((_, at) => `${offers.length - at}.5`))
  expect(first.items[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    selling: { id: "native", code: "XLM" },
    buying: { id: `USDC:${address("shop")}`, code: "USDC", issuer: address("shop") },
    amount: "4",
    price: "12.5",
    ratio: "25/2",
    changedAt: expect.any(Number),
  })
})

test("counts what waits without asking about each", async () => {
  for (const amount of ["1", "2"]) network.send(network.keypair("shop"), deposit(amount))
  expect(await countClaimables(network.horizonUrl, address("alice"), signal)).toEqual({
    count: 2,
    isMore: false,
  })
  expect(asked).toHaveLength(1)
})

test.each([
  ["no list", { records: [] }],
  ["more than was asked for", { _embedded: { records: Array(PAGE_SIZE + 1).fill({}) } }],
  ["an error", null],
])("refuses %s with a typed error", async (_, json) => {
  vi.stubGlobal("fetch", async () => Response.json(json))
  await expect(
    readOffers(network.horizonUrl, address("shop"), undefined, signal),
  ).rejects.toMatchObject({ found: { problem: "noList", status: 200 } })
})

test("leaves out damaged records, and balances for somebody else", () => {
  const claimants = [{ destination: address("alice"), predicate: { unconditional: true } }]
  const record = { id: "0".repeat(72), asset: "native", amount: "1.0000000", claimants }
  expect(toClaimable(record, address("alice"))).toMatchObject({ amount: "1" })
  for (const wrong of [
    null,
    { ...record, id: "1" },
    { ...record, amount: "1e3" },
    { ...record, asset: "U\u202eS:G" },
    { ...record, claimants: "all" },
  ]) {
    expect(toClaimable(wrong, address("alice"))).toBeUndefined()
  }
  expect(toClaimable(record, address("shop"))).toBeUndefined()
  expect(toOffer({ id: "1", amount: "1", price: "1", selling: {}, buying: {} })).toBeUndefined()
})
