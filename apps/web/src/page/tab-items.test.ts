import { afterEach, expect, test, vi } from "vitest"
import { stubSession } from "./stub-session.js"
import { type TabItems, tabItems } from "./tab-items.js"

afterEach(() => vi.unstubAllGlobals())

/** Accepts everything but a value that is missing. */
const check = (value: unknown): unknown => value
const open = (mode: "live" | "sandbox" = "live"): TabItems => tabItems(mode, "list")
const saved = (mode?: "live" | "sandbox"): readonly (readonly [string, unknown])[] =>
  open(mode).read(check)

test("keeps values in their order, separately for the sandbox and live mode", () => {
  stubSession()
  const items = open("sandbox")
  items.write("b", ["practice"])
  items.write("a", 1)
  items.write("b", 2)
  items.write("first", 0, 0)
  items.write("c", 3)
  items.remove("c")
  expect(saved("sandbox")).toEqual([
    ["first", 0],
    ["a", 1],
    ["b", 2],
  ])
  expect(saved()).toEqual([])
  const reloaded = open("sandbox")
  reloaded.read(check)
  reloaded.write("a", 4)
  expect(saved("sandbox").at(-1)).toEqual(["a", 4])
})

test("writes no more than the value that changes", () => {
  const session = stubSession()
  const items = open()
  for (let at = 0; at < 100; at++) items.write(`${at}`, "A".repeat(10_000))
  const before = { ...session }
  items.write("100", "B")
  const changed = Object.entries(session).filter(([key, text]) => before[key] !== text)
  expect(changed.flat().join("").length).toBeLessThan(100)
})

test("older values make way if storage is full, and what doesn't fit is not kept", () => {
  stubSession(300)
  const items = open()
  items.write("a", "A".repeat(100))
  items.write("b", "B".repeat(80))
  items.write("c", "C".repeat(100))
  expect(saved().map(([name]) => name)).toEqual(["b", "c"])
  items.write("c", "C".repeat(400))
  expect(saved()).toEqual([])
  items.write("d", 4)
  expect(saved()).toEqual([["d", 4]])
})

test("forbidden or damaged storage reads as empty and never throws", () => {
  const session = stubSession()
  session["alidade-web:live:list/a"] = "{"
  session["alidade-web:live:list/b"] = '{"order":"first","value":2}'
  expect(saved()).toEqual([["b", 2]])
  vi.unstubAllGlobals()
  vi.stubGlobal("sessionStorage", undefined)
  const items = open()
  expect(items.read(check)).toEqual([])
  items.write("a", 1)
  items.remove("a")
})
