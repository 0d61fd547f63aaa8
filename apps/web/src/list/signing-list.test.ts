import { expect, test } from "vitest"
import type { SignedEnvelope } from "../sign/signed.js"
import { nextOpen, readSigningList, settleCurrent, startList } from "./signing-list.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signed: SignedEnvelope = { xdr: "A+", signed: { address, verified: "signature" } }

test("goes on with the next transaction after each signature and skip, and ends after the last", () => {
  let list = startList(["A", "B", "C"])
  expect(list.current).toBe(0)
  list = settleCurrent(list, { signed })
  expect(list.current).toBe(1)
  list = settleCurrent(list, { isSkipped: true })
  list = settleCurrent(list, { signed })
  expect(list).toEqual({
    items: [
      { xdr: "A", signed },
      { xdr: "B", isSkipped: true },
      { xdr: "C", signed },
    ],
    current: undefined,
  })
  // A skipped one can still be signed.
  expect(settleCurrent({ ...list, current: 1 }, { signed }).items[1]).toEqual({ xdr: "B", signed })
})

test("goes back to a transaction that was left out before", () => {
  const items = [{ xdr: "A" }, { xdr: "B", signed }, { xdr: "C", isSkipped: true }]
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
