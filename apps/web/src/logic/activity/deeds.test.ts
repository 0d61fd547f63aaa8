import { expect, test } from "vitest"
import type { Deed, Deeds } from "../sentence/deed.js"
import { directionOf } from "./direction.js"
import { passes } from "./filter.js"
import { compareDeeds } from "./rejection.js"
import { accountsIn, searchTextOf } from "./search-text.js"

const own = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

const payment = (amount: string, to = other, by?: string): Deed => ({
  kind: "payment",
  values: {
    amount: { type: "amount", value: amount, asset: { code: "XLM" } },
    to: { type: "address", value: to },
  },
  ...(by === undefined ? {} : { by }),
})
const of = (...deeds: Deed[]): Deeds => ({ source: own, deeds })
const bump: Deed = { kind: "bumpSequence", values: { sequence: { type: "code", value: "7" } } }

test("a payment goes out or comes in, and other operations do neither", () => {
  expect(directionOf(of(payment("2")))).toBe("out")
  expect(directionOf(of(payment("2", own, other)))).toBe("in")
  expect(directionOf(of(bump, payment("2", own, other)))).toBe("in")
  expect(directionOf(of(bump))).toBeUndefined()
  expect(directionOf(of(payment("2", own)))).toBeUndefined()
})

test("a filter shows one direction, failures, or what has all words", () => {
  const item = {
    direction: "out",
    hasFailed: false,
    text: "Sent 2 XLM to Treasury Berlin",
  } as const
  expect(passes({ show: "all", words: "" }, item)).toBe(true)
  expect(passes({ show: "out", words: "berlin xlm" }, item)).toBe(true)
  expect(passes({ show: "all", words: "berlin usdc" }, item)).toBe(false)
  expect(passes({ show: "in", words: "" }, item)).toBe(false)
  expect(passes({ show: "failed", words: "" }, item)).toBe(false)
  expect(passes({ show: "failed", words: "" }, { ...item, hasFailed: true })).toBe(true)
})

test("says the one value that a wallet changed, and nothing of several", () => {
  expect(compareDeeds(of(payment("2")), of(payment("20")))).toMatchObject({
    changed: "amount",
    requested: { value: "2" },
    returned: { value: "20" },
  })
  expect(compareDeeds(of(payment("2")), of(payment("2", own)))?.changed).toBe("to")
  expect(compareDeeds(of(payment("2")), of(payment("20", own)))).toBeUndefined()
  expect(compareDeeds(of(payment("2")), of(bump))).toBeUndefined()
  expect(compareDeeds(of(payment("2")), of(payment("20"), bump))).toBeUndefined()
})

test("can be searched by amounts, codes, and addresses", () => {
  expect(searchTextOf(of(payment("10000")))).toBe(`${other} 10000 XLM`)
  expect(accountsIn(of(payment("2", own, other)))).toEqual([other, own])
})
