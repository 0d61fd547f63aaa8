import { expect, test } from "vitest"
import { createDrafts } from "./drafts.js"
import type { TabSlot } from "./tab-storage.js"

/** A slot in memory. */
function slotOf(stored?: unknown): TabSlot & { stored: unknown } {
  return {
    stored,
    read() {
      return this.stored
    },
    write(value) {
      this.stored = JSON.parse(JSON.stringify(value))
      return true
    },
  }
}

const seed = "SBRRQ7NHX6KYG2LVCIRPQ5ZHXFLHW4B3JDNNTSIBIQ6ZV5JRQ3MEDO2L"

test("keeps each field across a reload until its form is discarded", () => {
  const slot = slotOf()
  const drafts = createDrafts(slot)
  drafts.write("payment testnet", "amount", "5")
  drafts.write("payment testnet", "memo", "rent")
  drafts.write("payment public", "amount", "7")
  const reloaded = createDrafts(slot)
  expect(reloaded.read("payment testnet", "amount")).toBe("5")
  expect(reloaded.read("payment testnet", "memo")).toBe("rent")
  reloaded.discard("payment testnet")
  const again = createDrafts(slot)
  expect(again.read("payment testnet", "amount")).toBeUndefined()
  expect(again.read("payment public", "amount")).toBe("7")
})

test("never stores a secret, nor the beginning of one, and forgets what it grew from", () => {
  const slot = slotOf()
  const drafts = createDrafts(slot)
  for (let length = 1; length <= seed.length; length++) {
    drafts.write("message", "text", `mine: ${seed.slice(0, length)}`)
    expect(JSON.stringify(slot.stored)).not.toContain(seed.slice(0, 16))
  }
  expect(slot.stored).toEqual([])
})

test("stores at most the forms of the last 24 subjects", () => {
  const slot = slotOf()
  const drafts = createDrafts(slot)
  for (let index = 0; index < 30; index++) drafts.write(`form ${index}`, "text", "a")
  expect(slot.stored).toHaveLength(24)
  expect(createDrafts(slot).read("form 5", "text")).toBeUndefined()
  expect(createDrafts(slot).read("form 29", "text")).toBe("a")
})

test.each([7, "text", {}, [7, [7]], [["form"]], [["form", 7]], [[7, { text: "a" }]]])(
  "starts empty with a damaged slot: %j",
  (stored) => {
    expect(createDrafts(slotOf(stored)).read("form", "text")).toBeUndefined()
  },
)

test("skips fields that are no text", () => {
  const drafts = createDrafts(slotOf([["form", { text: 7, other: "a" }]]))
  expect(drafts.read("form", "text")).toBeUndefined()
  expect(drafts.read("form", "other")).toBe("a")
})
