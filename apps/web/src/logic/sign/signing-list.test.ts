import { expect, test } from "vitest"
import type { SignedEnvelope } from "./signed.js"
import { type ListItem, nextList, nextOpen, readSigningList, startList } from "./signing-list.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signed: SignedEnvelope = { xdr: "A+", signed: { address, verified: "signature" } }

test("goes on with the next transaction after each signature and skip, and ends after the last", () => {
  let list = startList(["A", "B", "C"])
  expect(list.current).toBe(0)
  list = nextList(list, { type: "signed", signed })
  expect(list.current).toBe(1)
  list = nextList(list, { type: "skipped" })
  list = nextList(list, { type: "signed", signed })
  expect(list).toEqual({
    items: [
      { xdr: "A", signed },
      { xdr: "B", isSkipped: true },
      { xdr: "C", signed },
    ],
    current: undefined,
  })
  // A skipped one can still be signed.
  list = nextList(nextList(list, { type: "chosen", index: 1 }), { type: "signed", signed })
  expect(list.items[1]).toEqual({ xdr: "B", signed })
})

test("stops without a review, and goes on where the visitor chooses", () => {
  const stopped = nextList(startList(["A", "B"]), { type: "stopped" })
  expect(stopped.current).toBeUndefined()
  expect(nextList(stopped, { type: "chosen", index: 1 }).current).toBe(1)
})

test("reviews no signed transaction again, and none that isn't there", () => {
  const list = nextList(startList(["A", "B"]), { type: "signed", signed })
  for (const index of [0, 2]) {
    expect(nextList(list, { type: "chosen", index }), String(index)).toEqual(list)
  }
  // Without one in review, nothing is signed or skipped.
  const stopped = nextList(list, { type: "stopped" })
  expect(nextList(stopped, { type: "skipped" })).toEqual(stopped)
})

test("goes back to a transaction that was left out before", () => {
  const items: ListItem[] = [{ xdr: "A" }, { xdr: "B", signed }, { xdr: "C", isSkipped: true }]
  expect(nextOpen(items)).toBe(0)
  expect(nextOpen(items.slice(1))).toBeUndefined()
})

test("reads a saved list without what is no list", () => {
  const items = [{ xdr: "A", signed }, { xdr: "B", isSkipped: true }, { xdr: "C" }]
  const saved = JSON.parse(JSON.stringify({ items, current: 2 }))
  expect(readSigningList(saved)).toEqual({ items })
  for (const damaged of [{}, { items: [] }, { items: [7] }, { items: [{ xdr: "A" }, {}] }]) {
    expect(readSigningList(damaged)).toBeUndefined()
  }
  expect(readSigningList({ items: [{ xdr: "A", signed: { xdr: 7 } }] })).toEqual({
    items: [{ xdr: "A" }],
  })
})
