import { describe, expect, it } from "vitest"
import { changesBetween, isFull, readWeight, type SignerSet, withDraft } from "./signer-set.js"
import { findDanger, powerOf, waysTo } from "./who-can.js"

const [own, desk, safe] = ["GOWN", "GDESK", "GSAFE"]

function set(weights: Record<string, number>, low = 1, medium = 2, high = 2): SignerSet {
  return { weights: new Map(Object.entries(weights)), thresholds: { low, medium, high } }
}

describe("waysTo", () => {
  it("names who pays alone, and who must sign together", () => {
    const ways = waysTo(set({ [own]: 2, [desk]: 1, [safe]: 1 }), "medium")
    expect(ways).toEqual({ alone: [own], joint: { keys: [desk, safe], count: 2 } })
  })

  it("counts signers of the same weight, and adds up others", () => {
    const same = waysTo(set({ [own]: 1, [desk]: 1, [safe]: 1 }), "medium")
    expect(same).toEqual({ alone: [], joint: { keys: [own, desk, safe], count: 2 } })
    const mixed = waysTo(set({ [own]: 1, [desk]: 2, [safe]: 1 }, 1, 3), "medium")
    expect(mixed).toEqual({ alone: [], joint: { keys: [own, desk, safe], weight: 3 } })
  })

  it("asks for a signature at a threshold of 0", () => {
    expect(waysTo(set({ [own]: 0, [desk]: 1 }, 0, 0, 0), "high")).toEqual({ alone: [desk] })
  })

  it("doesn't count a signer that is a transaction", () => {
    expect(waysTo(set({ [own]: 0, TABC: 5 }), "medium")).toEqual({ alone: [] })
  })
})

describe("powerOf", () => {
  it("says what a weight is enough for", () => {
    const all = set({}, 1, 2, 3)
    expect([0, 1, 2, 3].map((weight) => powerOf(all, weight))).toEqual([
      "nothing",
      "claims",
      "pays",
      "all",
    ])
    expect(powerOf(set({}, 1, 3, 2), 2)).toBe("changes")
  })
})

describe("findDanger", () => {
  const before = set({ [own]: 2, [desk]: 1 })

  it("finds nothing in a set that leaves the visitor able to sign", () => {
    expect(findDanger(before, set({ [own]: 2, [desk]: 1, [safe]: 1 }), own)).toBeUndefined()
  })

  it("says that the visitor can no longer sign alone, and with what weight", () => {
    const after = set({ [own]: 1, [desk]: 1 }, 1, 2, 3)
    expect(findDanger(before, set({ [own]: 1, [desk]: 1 }), own)).toEqual({
      danger: "out",
      cure: 2,
    })
    expect(findDanger(before, after, own)).toEqual({ danger: "fixed", cure: 3 })
  })

  it("says that the account is locked for ever", () => {
    const after = set({ [own]: 0, [desk]: 1 })
    expect(findDanger(before, after, own)).toEqual({ danger: "locked", cure: 2 })
  })

  it("doesn't blame a set for what was so before", () => {
    const shared = set({ [own]: 0, [desk]: 1, [safe]: 1 })
    expect(findDanger(shared, set({ [own]: 0, [desk]: 2, [safe]: 1 }), own)).toBeUndefined()
  })
})

describe("changesBetween", () => {
  it("removes first, then sets signers, and ends with the own key and the thresholds", () => {
    const before = set({ [own]: 1, [desk]: 1 }, 0, 0, 0)
    const after = set({ [own]: 2, [desk]: 0, [safe]: 3 }, 0, 2, 2)
    expect(changesBetween(before, after, own)).toEqual([
      { signer: { key: desk, weight: "0" } },
      { signer: { key: safe, weight: "3" } },
      { masterWeight: "2", medThreshold: "2", highThreshold: "2" },
    ])
  })

  it("is empty if nothing changes", () => {
    const same = set({ [own]: 1 })
    expect(changesBetween(same, withDraft(same, {}), own)).toEqual([])
  })
})

it("reads whole numbers up to 255, and keeps what it can't read", () => {
  expect(["0", " 255 ", "256", "1.5", ""].map(readWeight)).toEqual([
    0,
    255,
    undefined,
    undefined,
    undefined,
  ])
  const typed = withDraft(set({ [own]: 1 }), { [own]: "x", [desk]: "2", high: "4" })
  expect([...typed.weights]).toEqual([
    [own, 1],
    [desk, 2],
  ])
  expect(typed.thresholds).toEqual({ low: 1, medium: 2, high: 4 })
})

it("has room for 20 signers besides the own key", () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`G${at}`, 1]))
  expect(isFull(set({ [own]: 1, ...many }), own)).toBe(true)
  expect(isFull(set({ [own]: 1, ...many, G3: 0 }), own)).toBe(false)
})
