import { encodeAddress } from "@alidade/core"
import { describe, expect, it } from "vitest"
import type { Offer } from "../account/offers.js"
import { emptyOperation } from "../operations/operation.js"
import { readDraft } from "../operations/saved-draft.js"
import { meetsOthers, offerProblems, termsOf } from "./offer.js"
import { offerDraft } from "./offer-draft.js"

const account = encodeAddress(new Uint8Array(32).fill(1))
const usd = `USD:${encodeAddress(new Uint8Array(32).fill(2))}`

const sell = (values: object) => ({
  type: "manageSellOffer" as const,
  values: { selling: usd, buying: "native", amount: "10", price: "1/3", offerId: "", ...values },
})
const buy = (values: object) => ({
  type: "manageBuyOffer" as const,
  values: { selling: "native", buying: usd, buyAmount: "10", price: "1/3", offerId: "", ...values },
})

describe("termsOf", () => {
  it("says what is given and got: never more than the price says, and never less is paid", () => {
    expect(termsOf(sell({}))).toMatchObject({
      give: { asset: usd, units: 100_000_000n },
      get: { asset: "native", units: 33_333_333n },
      base: usd,
    })
    expect(termsOf(buy({}))).toMatchObject({
      give: { asset: "native", units: 33_333_334n },
      get: { asset: usd, units: 100_000_000n },
      base: usd,
    })
  })

  it("has none for an offer that is not filled in, is canceled, or is of one asset", () => {
    for (const values of [{ amount: "" }, { price: "0" }, { buying: "" }, { buying: usd }]) {
      expect(termsOf(sell(values))).toBeUndefined()
    }
  })

  it("knows which offers meet others at once", () => {
    const best = { bid: "0.2", ask: "0.5" }
    const meets = (one: ReturnType<typeof sell> | ReturnType<typeof buy>) =>
      meetsOthers(one, termsOf(one)!, best)
    expect(meets(sell({ price: "0.2" }))).toBe(true)
    expect(meets(sell({ price: "0.21" }))).toBe(false)
    expect(meets(buy({ price: "0.5" }))).toBe(true)
    expect(meets(buy({ price: "0.49" }))).toBe(false)
    expect(meetsOthers(sell({}), termsOf(sell({}))!, { bid: undefined, ask: "1" })).toBe(false)
  })
})

describe("offerProblems", () => {
  it("needs an amount for a new offer only", () => {
    expect(offerProblems(sell({ amount: "" })).get("amount")).toEqual({ problem: "missing" })
    expect(offerProblems(buy({ buyAmount: " " })).get("buyAmount")).toEqual({ problem: "missing" })
    expect(offerProblems(sell({ amount: "", offerId: "7" })).size).toBe(0)
    expect(offerProblems(emptyOperation("manageSellOffer")).has("price")).toBe(true)
  })
})

it("opens an offer to change or cancel it, with its exact price", () => {
  const offer: Offer = {
    id: "7",
    selling: { id: usd, code: "USD" },
    buying: { id: "native", code: "XLM" },
    amount: "1.234",
    price: "0.3333333",
    ratio: "1/3",
    changedAt: undefined,
  }
  const open = (isCanceled: boolean) =>
    readDraft(offerDraft(account, offer, isCanceled, ","), account).operations[0]
  expect(open(false)?.values).toEqual({
    amount: "1,2340",
    selling: usd,
    buying: "native",
    price: "1/3",
    offerId: "7",
  })
  expect(open(true)?.values.amount).toBe("")
})
