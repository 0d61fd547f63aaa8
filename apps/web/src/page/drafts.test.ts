import { beforeEach, expect, test, vi } from "vitest"
import { createDrafts, type Drafts } from "./drafts.js"
import { stubSession } from "./stub-session.js"
import { tabItems } from "./tab-items.js"

/** The drafts of the tab, as after a reload. */
const open = (): Drafts => createDrafts(tabItems("live", "drafts"))

let session: Record<string, string>
beforeEach(() => {
  session = stubSession()
  return () => vi.unstubAllGlobals()
})

const seed = "SBRRQ7NHX6KYG2LVCIRPQ5ZHXFLHW4B3JDNNTSIBIQ6ZV5JRQ3MEDO2L"

test("keeps each field across a reload until its form is discarded", () => {
  const drafts = open()
  drafts.write("payment testnet", "amount", "5")
  drafts.write("payment testnet", "memo", "rent")
  drafts.write("payment public", "amount", "7")
  const reloaded = open()
  expect(reloaded.read("payment testnet", "amount")).toBe("5")
  expect(reloaded.read("payment testnet", "memo")).toBe("rent")
  reloaded.discard("payment testnet")
  const again = open()
  expect(again.read("payment testnet", "amount")).toBeUndefined()
  expect(again.read("payment public", "amount")).toBe("7")
})

test("never stores a secret, nor the beginning of one, and forgets what it grew from", () => {
  const drafts = open()
  for (let length = 1; length <= seed.length; length++) {
    drafts.write("message", "text", `mine: ${seed.slice(0, length)}`)
    expect(JSON.stringify(session)).not.toContain(seed.slice(0, 16))
  }
  expect(session).toEqual({})
})

test("stores at most the forms of the last 24 subjects", () => {
  const drafts = open()
  for (let index = 0; index < 30; index++) drafts.write(`form ${index}`, "text", "a")
  expect(Object.keys(session)).toHaveLength(24)
  expect(open().read("form 5", "text")).toBeUndefined()
  expect(open().read("form 29", "text")).toBe("a")
})

test("writes no other form than the one that changes", () => {
  const drafts = open()
  drafts.write("import", "xdr", "A".repeat(10_000))
  const before = { ...session }
  drafts.write("payment", "amount", "5")
  const written = Object.entries(session).filter(([key, text]) => before[key] !== text)
  expect(written.flat().join("").length).toBeLessThan(100)
})

test.each([7, "text", {}, [7, [7]], [["form"]], [["form", 7]], [[7, { text: "a" }]]])(
  "starts empty with a damaged value: %j",
  (stored) => {
    session["alidade-web:live:drafts/form"] = JSON.stringify({ order: 1, value: stored })
    expect(open().read("form", "text")).toBeUndefined()
  },
)

test("skips fields that are no text", () => {
  session["alidade-web:live:drafts/form"] = '{"order":1,"value":{"text":7,"other":"a"}}'
  const drafts = open()
  expect(drafts.read("form", "text")).toBeUndefined()
  expect(drafts.read("form", "other")).toBe("a")
})
