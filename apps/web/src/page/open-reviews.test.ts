import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { createOpenReviews, type OpenReviews } from "./open-reviews.js"
import type { TabItems } from "./tab-items.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const network = networks.Testnet

/** A tab's items in memory. */
function itemsIn(saved: Map<string, unknown>): TabItems {
  return {
    read: (check) =>
      [...saved].flatMap(([name, value]) => {
        const checked = check(value, name)
        return checked === undefined ? [] : [[name, checked] as const]
      }),
    write: (name, value) => void saved.set(name, value),
    remove: (name) => void saved.delete(name),
  }
}

/** The reviews after a reload. */
const reloaded = (saved: Map<string, unknown>): OpenReviews =>
  createOpenReviews(itemsIn(new Map(JSON.parse(JSON.stringify([...saved])))))

test.each([
  ["transaction", "AAAA"],
  ["authorization", { preimage: "AAAA" }],
  ["authorization", { preimage: "AAAA", entry: "BBBB" }],
  ["authorization", { entries: ["AAAA", "BBBB"] }],
] as const)("keeps a review across a reload: %s %j", (kind, review) => {
  const saved = new Map()
  createOpenReviews(itemsIn(saved)).set(kind, address, network, review)
  expect(reloaded(saved).get(kind, address, network)).toEqual(review)
  expect(reloaded(saved).networks(kind, address)).toEqual([network])
  expect(reloaded(saved).get(kind, address, networks.Public)).toBeUndefined()
})

test("forgets a review that is closed", () => {
  const saved = new Map()
  const reviews = createOpenReviews(itemsIn(saved))
  reviews.set("transaction", address, network, "AAAA")
  reviews.set("transaction", address, network, undefined)
  expect(reviews.get("transaction", address, network)).toBeUndefined()
  expect(saved.size).toBe(0)
})

test("drops the oldest beyond 24", () => {
  const saved = new Map()
  const reviews = createOpenReviews(itemsIn(saved))
  for (let number = 0; number < 25; number++) {
    reviews.set("transaction", address, `Network ${number}`, "AAAA")
  }
  expect(reviews.networks("transaction", address)).toHaveLength(24)
  expect(reviews.get("transaction", address, "Network 0")).toBeUndefined()
  expect(saved.size).toBe(24)
})

test.each([
  ["transaction", { xdr: "AAAA" }],
  ["transaction", 7],
  ["authorization", "AAAA"],
  ["authorization", { entries: [7] }],
  ["message", "AAAA"],
])("ignores what isn't a review: %s %j", (kind, value) => {
  const saved = new Map([[`${kind} ${address} ${network}`, value]])
  const reviews = reloaded(saved)
  expect(reviews.get("transaction", address, network)).toBeUndefined()
  expect(reviews.get("authorization", address, network)).toBeUndefined()
})
